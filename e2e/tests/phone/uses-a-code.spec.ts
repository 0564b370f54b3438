import { randomUUID } from 'node:crypto';
import { doneOf, fillGuestForm, newGuest, panelOf, submit } from '../../fixtures/guest.ts';
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

test('a guest registers with the code of an address, and pays less', async ({
  page,
  addresses,
  studio,
  accessible,
}) => {
  const session = await studio.session({ price: 32 });
  const { id, code } = await studio.office.promoCodes.create({
    body: {
      code: `FIRST-${randomUUID().slice(0, 8)}`,
      amount_off: '8.00',
      applies_to: ['session'],
      first_purchase_only: true,
    },
  });

  await page.goto(`${addresses.site}/training?session=${session.id}&code=${code.toLowerCase()}`);
  await page.getByRole('link', { name: 'Register Now' }).first().tap();
  const panel = panelOf(page);
  await expect(panel.getByText('$8 off a session. First purchase only.')).toBeVisible();
  await expect(panel.getByLabel('Promo code')).toHaveValue(code);
  await expect(panel.locator('.sheet-foot')).toContainText('$24');
  await accessible(page, 'the panel of a guest with a code');
  await fillGuestForm(panel, newGuest());
  await submit(panel);
  await expect(doneOf(page)).toBeVisible();
  expect(await studio.office.promoCodes.read({ params: { id } })).toMatchObject({ uses_count: 1 });
});
