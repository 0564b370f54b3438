import type { Page } from '@playwright/test';
import { cards, fillCard, newGuest } from '../../fixtures/guest.ts';
import { registerByHttp } from '../../fixtures/guest-by-http.ts';
import { openSession } from '../../fixtures/sessions.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const payPanel = (page: Page) => page.getByRole('dialog', { name: 'Pay for this session' });
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$\d+ now$/ });

test('an outdated page cannot pay a different instalment from the one it shows', async ({
  page,
  context,
  addresses,
  accessible,
}) => {
  const guest = newGuest();
  const session = await openSession(addresses.api);
  expect(await registerByHttp(addresses.api, guest, session.public_id, 'weekly')).toBe(201);
  await signIn(page, addresses.portal, guest);
  const address = `${addresses.portal}/dashboard/session/${session.public_id}`;
  await page.goto(address);
  await expect(payButton(page)).toBeVisible();
  const old = await context.newPage();
  await old.goto(address);
  await expect(payButton(old)).toBeVisible();

  await test.step('the second instalment is paid on one page', async () => {
    await payButton(page).click();
    await fillCard(payPanel(page), cards.pays);
    await payPanel(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText(/^\$\d+ is paid\.$/)).toBeVisible();
    await expect(page.getByText('Paid', { exact: true })).toHaveCount(2);
    await accessible(page, 'a paid instalment');
  });

  await test.step('the other page still names it, shows that it is paid, and charges nothing', async () => {
    await payButton(old).click();
    // The first page saved its card.
    await payPanel(old).getByRole('radio', { name: 'Another card' }).check();
    await fillCard(payPanel(old), cards.pays);
    await payPanel(old).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(old.getByText('This installment is already paid.')).toBeVisible();
    await expect(payPanel(old)).toBeHidden();
    await expect(old.getByText('Paid', { exact: true })).toHaveCount(2);
    await accessible(old, 'an instalment that was paid on another page');
  });
});
