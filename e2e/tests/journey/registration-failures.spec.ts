import {
  cards,
  fillCard,
  fillGuestForm,
  newGuest,
  panelOf,
  submit,
  type Guest,
} from '../../fixtures/guest.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { openSession } from '../../fixtures/sessions.ts';
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
  outbox,
}) => {
  const guest = newGuest();
  const session = await openSession(addresses.api);
  const panel = await openForm(page, addresses.site, session.public_id);
  await fillGuestForm(panel, guest, cards.declined);
  await submit(panel);
  await expect(panel.getByText(referenceText('B8.8/payment/fallback'))).toBeVisible();
  await expectStillTyped(panel, guest);
  expect(await outbox.to(guest.email)).toEqual([]);
  await fillCard(panel, cards.pays);
  await submit(panel);
  await expect(panel.getByText('Welcome to the floor.')).toBeVisible();
});

test('a 3-D Secure challenge holds the spot until the guest confirms the payment', async ({
  page,
  addresses,
  outbox,
}) => {
  const guest = newGuest();
  const session = await openSession(addresses.api);
  const panel = await openForm(page, addresses.site, session.public_id);
  await fillGuestForm(panel, guest, cards.requiresAction);
  await submit(panel);
  await expect(panel.getByText('Your bank asks you to confirm.')).toBeVisible();
  expect(await outbox.to(guest.email)).toEqual([]);
  await panel.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(panel.getByText('Welcome to the floor.')).toBeVisible();
});

test('a double click on the submit button registers and charges once', async ({
  page,
  addresses,
  outbox,
}) => {
  const guest = newGuest();
  const session = await openSession(addresses.api);
  const panel = await openForm(page, addresses.site, session.public_id);
  await fillGuestForm(panel, guest);
  await panel.getByRole('button', { name: 'Complete Registration' }).dblclick();
  await expect(panel.getByText('Welcome to the floor.')).toBeVisible();
  await signIn(page, addresses.portal, guest);
  await expect(page.getByRole('tab', { name: /Upcoming\s*1/ })).toBeVisible();
  const registered = (await outbox.to(guest.email)).filter(({ template }) => /registration/.test(template));
  expect(registered).toHaveLength(1);
});

test('a known email shows a message, charges nothing and keeps the typed data', async ({
  page,
  addresses,
}) => {
  const guest = { ...newGuest(), email: 'member@demo.test' };
  const session = await openSession(addresses.api);
  const panel = await openForm(page, addresses.site, session.public_id);
  await fillGuestForm(panel, guest);
  await submit(panel);
  await expect(
    panel.getByText('An account with this email already exists. Please sign in to register.'),
  ).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /\/login\?next=/);
  await panel.getByRole('button', { name: 'Use another email' }).click();
  await expectStillTyped(panel, guest);
});
