import type { Page } from '@playwright/test';
import { cards, fillCard, newGuest, doneOf } from '../../fixtures/guest.ts';
import { registerByHttp } from '../../fixtures/guest-by-http.ts';
import { newMember } from '../../fixtures/member-by-http.ts';
import { isOpen, openSession, upcomingSessions } from '../../fixtures/sessions.ts';
import { paymentPanel, pressRegister, signIn } from '../../fixtures/sign-in.ts';
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

test('a member reserves a spot in the portal, sees when it is due, and pays it later in a plan', async ({
  page,
  addresses,
  accessible,
}) => {
  const taken = await openSession(addresses.api);
  await signIn(page, addresses.portal, await newMember(addresses.api));
  const session = (await upcomingSessions(addresses.api)).find(
    (each) =>
      isOpen(each) &&
      each.public_id !== taken.public_id &&
      Number(each.price_public) > 40 &&
      (each.available_spots ?? 0) > 6 &&
      Date.parse(each.start_datetime) > Date.now() + 23 * 86_400_000,
  )!;
  await test.step('reserves without a card', async () => {
    await pressRegister(page, session.public_id);
    const panel = await paymentPanel(page);
    await panel.getByRole('radio', { name: /^Reserve now, pay by / }).check();
    await expect(panel.getByText(/^Nothing is charged today/)).toBeVisible();
    await expect(panel.getByLabel('Card number')).toBeHidden();
    await accessible(page, 'Complete Registration, to be paid later');
    await panel.getByRole('button', { name: 'Reserve my spot' }).click();
    await expect(panel).toBeHidden();
    const done = doneOf(page);
    await expect(done.getByRole('status')).toContainText('Your spot is held.');
    await accessible(page, 'the end of a booking that is paid later');
    await done.getByRole('link', { name: /^Pay \$\d+ now$/ }).click();
    // The panel opens by the address, which it then leaves to the page.
    await expect(payPanel(page)).toBeVisible();
    await expect(page).toHaveURL(`${addresses.portal}/dashboard/session/${session.public_id}`);
    await payPanel(page).getByRole('button', { name: 'Close' }).click();
  });
  await expect(page.getByText(/^Due on .* You can also pay in installments\.$/)).toBeVisible();
  await payButton(page).click();
  const panel = payPanel(page);
  await panel.getByRole('radio', { name: /^Weekly/ }).check();
  await expect(panel.getByText('Due today')).toBeVisible();
  await accessible(page, 'the plans of a later payment');
  await fillCard(panel, cards.pays);
  await panel.getByRole('checkbox', { name: /payment terms/ }).check();
  await panel.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(/^\$\d+ is paid\.$/)).toBeVisible();
  await expect(page.getByText('Due', { exact: true })).toHaveCount(3);
});
