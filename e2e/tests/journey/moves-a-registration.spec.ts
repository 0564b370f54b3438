import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a member moves to another date with three presses, and sees the new date and the result with the focus',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const { id: program_id } = await studio.program();
    const [{ id }] = await Promise.all([
      studio.session({ program_id }),
      studio.fullSession({ program_id, startsIn: { days: 31 } }),
      studio.session({ program_id, startsIn: { days: 32 } }),
      studio.session({ program_id, startsIn: { days: 33 } }),
    ]);
    const member = await studio.member();
    await studio.register(member, { id });
    await signIn(page, addresses.portal, member);
    await page.goto(`${addresses.portal}/dashboard/session/${id}`);
    await page.getByRole('button', { name: 'Move to another date' }).click();
    const sheet = page.getByRole('dialog', { name: 'Move to another date' });
    // A full date is shown, and cannot be chosen.
    await expect(sheet.getByRole('radio')).toHaveCount(3);
    const dates = sheet.getByRole('radio', { disabled: false });
    await expect(dates).toHaveCount(2);
    await expect(dates.first()).toBeChecked();
    await accessible(page, 'the dates to which a registration can move');
    await dates.last().check();
    const named = { name: /^Move to [A-Z][a-z]+ \d+/ };
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Move to another date' }).click();
    await expect(other.getByRole('button', named)).toBeVisible();
    await sheet.getByRole('button', named).click();
    const result = page.getByRole('status').filter({ hasText: /^Moved to/ });
    await expect(result).toBeInViewport();
    await expect(page).not.toHaveURL(new RegExp(`${id}$`));
    await expect
      .poll(() => result.evaluate((element) => element.parentElement === document.activeElement))
      .toBe(true);
    await accessible(page, 'a registration that moved');
    await other.getByRole('button', named).click();
    await expect(
      other.getByText(/^You no longer have this date: .* Nothing was charged now\.$/),
    ).toBeVisible();
    await other.close();
    // The earlier address, as in emails, shows the new date.
    await page.goto(`${addresses.portal}/dashboard/session/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
