import type { Locator, Page } from '@playwright/test';
import {
  cards,
  consent,
  doneOf,
  fillDateOfBirth,
  newGuest,
  panelOf,
  type Guest,
} from '../../fixtures/guest.ts';
import { paymentPanel, signIn } from '../../fixtures/sign-in.ts';
import type { Studio } from '../../fixtures/studio.ts';
import {
  challengeOf,
  fillStripeCard,
  stripeCardOf,
  walletOf,
  walletsOf,
} from '../../fixtures/third-parties.ts';
import { expect, test } from '../../fixtures/with-third-parties.ts';

// One worker runs them, so that the apps start once.
test.describe.configure({ mode: 'default' });

test.afterEach(({ outside }) => {
  outside.refusal = null;
  outside.wallets = ['google_pay', 'link'];
});

async function openForm(page: Page, site: string, studio: Studio): Promise<Locator> {
  const { id } = await studio.session();
  await page.goto(`${site}/training?session=${id}`);
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  const panel = panelOf(page);
  await expect(panel.getByLabel('First name')).toBeVisible();
  return panel;
}

const googlePay = (page: Page): Locator => walletsOf(page).getByRole('button', { name: 'Google Pay' });

/** Pays in the wallet with its own details, or with others. */
async function chooseWallet(page: Page, details: { [Label in 'Card' | 'Name' | 'Email']?: string } = {}) {
  await googlePay(page).click();
  const wallet = walletOf(page);
  for (const [label, value] of Object.entries(details)) await wallet.getByLabel(label).fill(value);
  await wallet.getByRole('button', { name: 'Pay with this card' }).click();
}

/** What a wallet does not know. */
async function fillTheRest(panel: Locator, { password }: Guest): Promise<void> {
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await fillDateOfBirth(panel, '1981-06-03');
  await panel.getByLabel('Gender').selectOption({ label: 'Female' });
  await consent(panel);
}

const send = (panel: Locator): Promise<void> =>
  panel.getByRole('button', { name: 'Complete Registration' }).click();

test('a wallet fills in what a guest has not typed, and pays once', async ({
  page,
  apps,
  outside,
  studio,
}) => {
  const guest = newGuest();
  const panel = await openForm(page, apps.addresses.site, studio);
  await panel.getByLabel('First name').fill('Josephine');
  await panel.getByLabel('Last name').fill('Baker');
  await chooseWallet(page, { Email: guest.email });
  await expect(panel.getByText('Google Pay will pay.')).toBeVisible();
  await expect(panel.getByLabel('First name')).toHaveValue('Josephine');
  await expect(panel.getByLabel('Last name')).toHaveValue('Baker');
  await expect(panel.getByLabel('Email', { exact: true })).toHaveValue(guest.email);
  await expect(panel.getByLabel('Street address')).toHaveValue('2934 Russell Street');
  await expect(panel.getByLabel('ZIP Code')).toHaveValue('48207');
  const intents = outside.stripe.state.intents.size;
  await fillTheRest(panel, guest);
  await send(panel);
  await expect(doneOf(page)).toBeVisible();
  expect(await studio.registrationsOf(guest)).toMatchObject([{ status: 'confirmed' }]);
  expect(outside.stripe.state.intents.size).toBe(intents + 1);
});

test('a wallet that is closed, gives no name, is declined or expires keeps the form and offers the card', async ({
  page,
  apps,
  outside,
  studio,
}) => {
  test.slow();
  const guest = newGuest();
  const panel = await openForm(page, apps.addresses.site, studio);

  await test.step('closed', async () => {
    await googlePay(page).click();
    await walletOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel.getByText('Google Pay was closed.')).toBeVisible();
  });

  await test.step('without a name', async () => {
    await chooseWallet(page, { Name: '', Email: guest.email, Card: cards.declined });
    await expect(panel.getByText('It gave no name: please type it below.')).toBeVisible();
    await expect(panel.getByLabel('First name')).toBeFocused();
    await panel.getByLabel('First name').fill(guest.firstName);
    await panel.getByLabel('Last name').fill(guest.lastName);
    await fillTheRest(panel, guest);
  });

  await test.step('declined', async () => {
    await send(panel);
    await expect(panel.getByText('Your bank declined this card. Nothing was charged.')).toBeVisible();
    await expect(panel.getByText('Google Pay was not charged.')).toBeVisible();
    await expect(stripeCardOf(page).getByLabel('Card number')).toBeVisible();
  });

  await test.step('expired between choosing and paying', async () => {
    await chooseWallet(page);
    await expect(panel.getByText('Google Pay will pay.')).toBeVisible();
    await expect(panel.getByLabel('First name')).toHaveValue(guest.firstName);
    for (const token of outside.stripe.state.tokens.values()) token.expires_at = 0;
    await send(panel);
    await expect(panel.getByText(/^Your card entry has expired or was used before/)).toBeVisible();
    await expect(panel.getByText('Google Pay was not charged.')).toBeVisible();
  });

  await test.step('another plan than the wallet showed', async () => {
    await chooseWallet(page);
    await expect(panel.getByText('Google Pay will pay.')).toBeVisible();
    await panel.getByRole('radio', { name: /^Weekly/ }).check();
    await expect(panel.getByText('The amount has changed.')).toBeVisible();
  });

  await test.step('the bank asks about the wallet, and the card pays instead', async () => {
    await chooseWallet(page, { Card: cards.requiresAction });
    await expect(panel.getByText('Google Pay will pay.')).toBeVisible();
    await send(panel);
    await page
      .frameLocator('iframe[title="3D Secure 2 authentication"]')
      .getByRole('button', { name: 'Close' })
      .click();
    await panel.getByRole('button', { name: 'Use another card' }).click();
    await expect(panel.getByText('Google Pay was not charged.')).toBeVisible();
    await fillStripeCard(page, cards.pays);
    await send(panel);
    await expect(doneOf(page)).toBeVisible();
    expect(await studio.registrationsOf(guest)).toMatchObject([{ status: 'confirmed' }]);
  });
});

test('what Stripe refuses is told with the ways that are left', async ({ page, apps, outside, studio }) => {
  await test.step('the country of the card in the wallet', async () => {
    const panel = await openForm(page, apps.addresses.site, studio);
    outside.refusal = 'country';
    await chooseWallet(page);
    await expect(panel.getByText('Google Pay could not be used.')).toBeVisible();
  });

  await test.step('the currency', async () => {
    outside.refusal = 'currency';
    const panel = await openForm(page, apps.addresses.site, studio);
    await expect(panel.getByText('Apple Pay, Google Pay and Link could not be loaded.')).toBeVisible();
    await expect(panel.getByText('The card form could not be loaded. Nothing was charged.')).toBeVisible();
    outside.refusal = null;
    await panel.getByRole('button', { name: 'Retry' }).click();
    await fillStripeCard(page, '4242');
  });

  await test.step('a domain that is not verified, in a browser with no other wallet', async () => {
    outside.wallets = [];
    const panel = await openForm(page, apps.addresses.site, studio);
    await fillStripeCard(page, '4242');
    await expect(panel.getByText('Fastest')).toBeHidden();
  });
});

test('an offer of the waitlist is paid with a wallet that the bank asks about', async ({
  page,
  apps,
  studio,
}) => {
  const { portal } = apps.addresses;
  const session = await studio.session({ places: 1 });
  const { id } = session;
  const before = await studio.member();
  await studio.register(before, session);
  const member = await studio.member();
  await member.client.waitlist.join({ body: { session_id: id } });
  await before.client.registeredSessions.cancel({ params: { id } });

  await signIn(page, portal, member);
  await page.goto(`${portal}/dashboard/waitlist?session=${id}`);
  const offer = page.getByRole('region', { name: session.title, exact: true });
  await offer.getByRole('button', { name: 'Take the spot' }).click();
  const panel = await paymentPanel(page);
  await chooseWallet(page, { Card: cards.requiresAction });
  await expect(panel.getByText('Google Pay will pay.')).toBeVisible();
  // Stripe was told another use of the card, and refuses the charge.
  await panel.getByRole('checkbox', { name: 'Save this card' }).uncheck();
  await expect(panel.getByText('Whether the card is saved has changed.')).toBeVisible();
  await chooseWallet(page, { Card: cards.requiresAction });
  await expect(panel.getByText('Google Pay will pay.')).toBeVisible();
  await panel.getByRole('checkbox', { name: /payment terms/ }).check();
  await panel.getByRole('button', { name: 'Pay and register' }).click();
  await challengeOf(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(doneOf(page)).toBeVisible();
  expect(await member.client.registrations.list()).toMatchObject([{ session_id: id, status: 'confirmed' }]);
});
