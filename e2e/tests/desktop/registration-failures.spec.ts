import {
  cards,
  fillCard,
  fillGuestForm,
  newGuest,
  panelOf,
  submit,
  type Guest,
  doneOf,
  closeDone,
} from '../../fixtures/guest.ts';
import { openPayment } from '../../fixtures/open-payment.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';

async function openForm(page: Page, site: string, sessionId: string) {
  await page.goto(`${site}/training?session=${sessionId}`);
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  const panel = panelOf(page);
  await expect(panel.getByLabel('First name')).toBeVisible();
  return panel;
}

async function expectStillTyped(panel: ReturnType<typeof panelOf>, guest: Guest): Promise<void> {
  await expect(panel.getByLabel('Email', { exact: true })).toHaveValue(guest.email);
  await expect(panel.getByLabel('Street address')).toHaveValue('2934 Russell Street');
  await expect(panel.getByRole('checkbox', { name: /liability waiver/ })).toBeChecked();
}

test('a declined card shows a message, creates no account and keeps the form, and another card succeeds', async ({
  page,
  addresses,
  studio,
  outbox,
  accessible,
}) => {
  const guest = newGuest();
  const session = await studio.session();
  const panel = await openForm(page, addresses.site, session.id);
  await fillGuestForm(panel, guest, cards.declined);
  await submit(panel);
  const message = panel.getByRole('alert').filter({ hasText: 'Your bank declined this card.' });
  await expect(message).toContainText('Nothing was charged.');
  await expect(message).toContainText('Your spot is still free.');
  await expect(panel.getByLabel('Card number')).toHaveAccessibleDescription('This card was declined.');
  await expectStillTyped(panel, guest);
  expect(await outbox.to(guest.email)).toEqual([]);
  await accessible(page, 'a declined card');
  await fillCard(panel, cards.pays);
  await expect(message).toBeVisible();
  await submit(panel);
  await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();
});

test('a 3-D Secure challenge holds the spot until the guest confirms the payment', async ({
  page,
  addresses,
  studio,
  outbox,
}) => {
  const guest = newGuest();
  const session = await studio.session();
  const panel = await openForm(page, addresses.site, session.id);
  await fillGuestForm(panel, guest, cards.requiresAction);
  await submit(panel);
  await expect(panel.getByText('Your bank asks you to confirm.')).toBeVisible();
  expect(await outbox.to(guest.email)).toEqual([]);
  await panel.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();
});

test('a double click on the submit button of a slow phone registers and charges once', async ({
  page,
  addresses,
  studio,
  outbox,
}) => {
  const guest = newGuest();
  const session = await studio.session();
  const panel = await openForm(page, addresses.site, session.id);
  await fillGuestForm(panel, guest);
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await panel.getByRole('button', { name: 'Complete Registration' }).dblclick();
  await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await signIn(page, addresses.portal, guest);
  await expect(page.getByRole('tab', { name: /Upcoming\s*1/ })).toBeVisible();
  const registered = (await outbox.to(guest.email)).filter(({ template }) => /registration/.test(template));
  expect(registered).toHaveLength(1);
});

test('a known email shows a message, charges nothing and keeps the typed data', async ({
  page,
  addresses,
  studio,
}) => {
  const guest = { ...newGuest(), email: (await studio.member()).email };
  const session = await studio.session();
  const panel = await openForm(page, addresses.site, session.id);
  await fillGuestForm(panel, guest);
  await submit(panel);
  await expect(
    panel.getByText('An account with this email already exists. Please sign in to register.'),
  ).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /\/login\?next=/);
  await panel.getByRole('button', { name: 'Use another email' }).click();
  await expectStillTyped(panel, guest);
});

test('offline, nothing is sent or charged, and the form continues when the connection is back', async ({
  page,
  context,
  addresses,
  studio,
}) => {
  const guest = newGuest();
  const session = await studio.session();
  const panel = await openForm(page, addresses.site, session.id);
  await fillGuestForm(panel, guest);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await context.setOffline(true);
  await submit(panel);
  await expect(panel.getByRole('alert')).toContainText('You are offline. Nothing was charged.');
  await expectAboveDialog(page);
  expect(sent).toEqual([]);
  await expectStillTyped(panel, guest);
  await expect(panel.getByLabel('Card number')).toHaveValue(cards.pays);
  await context.setOffline(false);
  await expect(page.getByText('You can keep reading this page')).toHaveCount(0);
  await submit(panel);
  await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();
});

test('a member sees why a payment failed, also offline, until the next attempt', async ({
  page,
  context,
  addresses,
  studio,
  accessible,
}) => {
  await signIn(page, addresses.portal, await studio.member());
  const panel = await openPayment(page, addresses.portal, await studio.session());
  await panel.getByRole('checkbox', { name: /payment terms/ }).check();
  const pay = panel.getByRole('button', { name: 'Pay and register' });
  const alert = panel.getByRole('alert');

  await test.step('offline, nothing is charged, and the bar is above the panel', async () => {
    await fillCard(panel, cards.insufficientFunds);
    await context.setOffline(true);
    await pay.click();
    await expect(alert).toContainText('You are offline. Nothing was charged.');
    await expect(alert).toBeInViewport();
    await expectAboveDialog(page);
    await expect(panel.getByLabel('Card number')).toHaveValue(cards.insufficientFunds);
    await accessible(page, 'a payment while offline');
    await context.setOffline(false);
  });

  await test.step('a declined card says why and marks the field, and the message stays', async () => {
    await pay.click();
    await expect(alert).toContainText(
      'Registration failed: Your bank declined this card because of insufficient funds.',
    );
    await expect(alert).toContainText('Your spot is still free.');
    await expect(panel.getByLabel('Card number')).toHaveAccessibleDescription('This card was declined.');
    await accessible(page, 'a declined card of a member');
    await expect(alert.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  });

  await test.step('a wrong security code marks its own field', async () => {
    await fillCard(panel, cards.wrongCode);
    await pay.click();
    await expect(alert).toContainText('because its security code is wrong. Nothing was charged.');
    await expect(panel.getByLabel('CVC')).toHaveAccessibleDescription(
      'Your bank says that this code is wrong.',
    );
    await expect(panel.getByLabel('Card number')).toHaveAccessibleDescription('');
  });

  await test.step('another card registers', async () => {
    await fillCard(panel, cards.pays);
    await pay.click();
    await closeDone(page);
    // The row of the list says the same.
    await expect(page.locator('.flash').getByText('Your spot is booked.')).toBeVisible();
  });
});

/** The offline bar is on top of the open dialog, and its button can be pressed. */
async function expectAboveDialog(page: Page): Promise<void> {
  const bar = page.locator('.offline-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Try now' }).click({ trial: true });
}
