import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a member who cancels sees the refund at once, with the focus, and the payment reads as refunded',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const program_id = (await studio.program()).id;
    const session = await studio.session({ program_id });
    const member = await studio.member();
    await studio.register(member, session);
    for (const days of [31, 32, 33, 34]) await studio.session({ program_id, startsIn: { days } });
    await signIn(page, addresses.portal, member);
    await page.goto(`${addresses.portal}/dashboard/session/${session.id}`);
    await page.getByRole('button', { name: 'Cancel registration' }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByText('You get $60 back')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel registration' }).click();
    const result = page.getByRole('status').filter({ hasText: 'Your registration is cancelled.' });
    await expect(page.getByRole('link', { name: 'Register again' })).toBeVisible();
    await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
    await expect(result).toBeInViewport();
    await expect
      .poll(() => result.evaluate((element) => element.parentElement === document.activeElement))
      .toBe(true);
    const dates = page.getByRole('list', { name: 'Other dates' }).getByRole('listitem');
    await expect(dates).toHaveCount(3);
    await expect(dates.getByRole('button', { name: /^Register, / })).toHaveCount(3);
    await accessible(page, 'a cancelled registration');
  },
);
