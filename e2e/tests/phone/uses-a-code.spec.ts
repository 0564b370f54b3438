import { randomUUID } from 'node:crypto';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a member buys a pass with the code of an address, and its use is counted', async ({
  page,
  addresses,
  studio,
  accessible,
}) => {
  const { portal } = addresses;
  const member = await studio.member();
  const plans = await studio.office.plans.list();
  const plan = plans.results.find(({ name }) => name === '10 sessions');
  const { id, code } = await studio.office.promoCodes.create({
    body: { code: `ROLL-${randomUUID().slice(0, 8)}`, percent_off: 100, applies_to: ['pass'], max_uses: 2 },
  });

  await signIn(page, portal, member);
  await page.goto(`${portal}/dashboard/passes?plan=${plan!.version_id}&code=${code.toLowerCase()}`);
  const panel = page.getByRole('dialog', { name: 'Buy a pack' });
  await expect(panel.getByText('100% off a pass. Twice in all.')).toBeVisible();
  await expect(panel.getByLabel('Promo code')).toHaveValue(code);
  await expect(panel.getByLabel('Card number')).toBeHidden();
  await accessible(page, 'the panel of a pass with a code');
  await panel.getByRole('checkbox', { name: /charged \$0\.00 today/ }).check();
  await panel.getByRole('button', { name: 'Get it for free' }).tap();
  await expect(page.getByText('Paid. Your credits are ready.')).toBeVisible();
  await expect(page.locator('.pass-card__left > .num')).toHaveText('10');
  expect(await studio.office.promoCodes.read({ params: { id } })).toMatchObject({
    uses_count: 1,
    uses_left: 1,
  });
});
