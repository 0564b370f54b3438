import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a member pays with a credit on the public site, and gets it back by cancelling',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const { portal, site } = addresses;
    const member = await studio.member();
    const session = await studio.session();
    const plans = await studio.office.plans.list();
    const plan = plans.results.find(({ name }) => name === '10 sessions');
    await studio.office.passes.sell({
      params: { id: member.id },
      body: { plan_id: plan!.id, method: 'cash' },
    });

    await signIn(page, portal, member);
    await page.goto(`${site}/training?session=${session.id}&register=1`);
    const panel = page.getByRole('dialog', { name: 'Complete Registration' });
    await expect(panel.getByRole('checkbox', { name: /^Use 1 of \d+ credits/ })).toBeChecked();
    await expect(panel.getByText('Paid with a credit.')).toBeVisible();
    await expect(panel.getByLabel('Card number')).toBeHidden();
    await accessible(page, 'the panel of a member with a pass');
    await panel.getByRole('button', { name: 'Use 1 credit and register' }).tap();
    await expect(page).toHaveURL(new RegExp(`^${portal}/dashboard`));

    const left = page.locator('.pass-card__left > .num');
    await page.goto(`${portal}/dashboard/passes`);
    await expect(left).toHaveText('9');
    await page.goto(`${portal}/dashboard/session/${session.id}`);
    await page.getByRole('button', { name: 'Cancel registration' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).tap();
    await expect(page.getByText('Your registration is cancelled.')).toBeVisible();
    await page.goto(`${portal}/dashboard/passes`);
    await expect(left).toHaveText('10');
  },
);
