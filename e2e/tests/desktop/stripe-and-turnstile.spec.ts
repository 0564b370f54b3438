import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/with-third-parties.ts';
import {
  consent,
  fillAddress,
  fillPerson,
  newGuest,
  panelOf,
  cards,
  doneOf,
  closeDone,
} from '../../fixtures/guest.ts';
import { openPayment } from '../../fixtures/open-payment.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import type { StudioSession } from '../../fixtures/studio.ts';
import {
  challengeOf,
  fillStripeCard,
  passTurnstile,
  stripeCardOf,
  turnstileOf,
  type ThirdParties,
} from '../../fixtures/third-parties.ts';

// One worker runs them, so that the apps start once.
test.describe.configure({ mode: 'default' });

/** The booking ends, and the row of the session says so. */
async function expectRegistered(page: Page, panel: Locator): Promise<void> {
  await expect(panel).toBeHidden();
  await closeDone(page);
  await expect(page.getByText('Your spot is booked.').first()).toBeVisible();
}

const succeededIn = ({ stripe }: ThirdParties): number =>
  [...stripe.state.intents.values()].filter(({ status }) => status === 'succeeded').length;

const pay = (panel: Locator): Promise<void> =>
  panel.getByRole('button', { name: 'Pay and register' }).click();

/** Opens Complete Registration for a session. */
async function openPanel(page: Page, portal: string, session: StudioSession): Promise<Locator> {
  const panel = await openPayment(page, portal, session);
  await panel.getByRole('checkbox', { name: /payment terms/ }).check();
  return panel;
}

test('a visitor signs up with Turnstile, whose token expires once', async ({ page, apps }) => {
  const { portal } = apps.addresses;
  const person = newGuest();
  await page.goto(`${portal}/register`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  const submit = page.getByRole('button', { name: 'Create Account' });
  await page.getByRole('button', { name: /Verify you are human/ }).click();
  await passTurnstile(page);
  await expect(submit).toBeEnabled();

  await turnstileOf(page).getByRole('button', { name: 'Expire' }).click();
  await expect(page.getByText(referenceText('A5/register/verification-expired')).first()).toBeVisible();
  await page.getByRole('button', { name: /Verify you are human/ }).click();
  await passTurnstile(page);
  await submit.click();
  await expect(page.getByText('Your account is ready.')).toBeVisible();
});

test('a member pays with Stripe after a decline and two challenges, and then with the saved card', async ({
  page,
  apps,
  outside,
  studio,
}) => {
  test.slow();
  const { portal } = apps.addresses;
  const before = succeededIn(outside);
  await signIn(page, portal, await studio.member({ membership: true }));
  const panel = await openPanel(page, portal, await studio.session());

  await test.step('an incomplete card shows the error of Stripe at the card field', async () => {
    await fillStripeCard(page, '4242');
    await pay(panel);
    await expect(panel.getByText('Your card number is incomplete.')).toBeVisible();
  });

  await test.step('a declined card shows why, and charges nothing', async () => {
    await fillStripeCard(page, cards.declined);
    await pay(panel);
    await expect(panel.getByRole('alert')).toContainText(
      'Your bank declined this card. Nothing was charged.',
    );
  });

  await test.step('a challenge that the cardholder rejects charges nothing', async () => {
    await fillStripeCard(page, cards.requiresAction);
    await pay(panel);
    await challengeOf(page).getByRole('button', { name: 'Fail authentication' }).click();
    await expect(panel.getByRole('alert')).toContainText(
      'Your bank could not confirm this payment with you. Nothing was charged.',
    );
  });

  await test.step('a closed challenge can be opened again, and its approval registers', async () => {
    await pay(panel);
    await challengeOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel.getByText('The authentication was cancelled.')).toBeVisible();
    await expect(panel.getByText(/^Your bank asks you to confirm \$45/)).toBeVisible();
    await panel.getByRole('button', { name: 'Confirm payment' }).click();
    await challengeOf(page).getByRole('button', { name: 'Complete authentication' }).click();
    await expectRegistered(page, panel);
  });

  await test.step('the saved card pays for the next session without being typed again', async () => {
    const next = await openPanel(page, portal, await studio.session());
    await expect(next.getByRole('radio', { name: /^Visa ending in 3184/ })).toBeChecked();
    await next.getByRole('radio', { name: 'Another card' }).check();
    await expect(stripeCardOf(page).getByLabel('Card number')).toBeVisible();
    await next.getByRole('radio', { name: /^Visa ending in 3184/ }).check();
    await pay(next);
    await challengeOf(page).getByRole('button', { name: 'Complete authentication' }).click();
    await expectRegistered(page, next);
  });

  await test.step('the saved card can be removed', async () => {
    await page.goto(`${portal}/dashboard/billing-address`);
    await page.getByRole('button', { name: 'Remove Visa ending in 3184' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Visa ending in 3184 is removed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Visa ending in 3184' })).toHaveCount(0);
  });

  expect(succeededIn(outside)).toBe(before + 2);
});

test('a lost response is checked with the same request and charged once', async ({
  page,
  apps,
  outside,
  studio,
}) => {
  const { portal, api } = apps.addresses;
  await signIn(page, portal, await studio.member());
  const panel = await openPanel(page, portal, await studio.session());
  await fillStripeCard(page, cards.pays);
  const before = succeededIn(outside);
  const address = `${api}/training/registrations/register/`;
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pay(panel);
  await expect(panel.getByText('We could not confirm whether this went through.')).toBeVisible();
  await page.unroute(address);
  await panel.getByRole('button', { name: 'Check again' }).click();
  await expectRegistered(page, panel);
  expect(succeededIn(outside)).toBe(before + 1);
});

test('a guest pays by instalments with Stripe, and later pays the next one in the portal', async ({
  page,
  apps,
  studio,
}) => {
  test.slow();
  const { site, portal } = apps.addresses;
  const guest = newGuest();
  const session = await studio.session();
  await page.goto(`${site}/training?session=${session.id}`);
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  const panel = panelOf(page);
  await expect(panel.getByLabel('First name')).toBeVisible();
  await fillPerson(panel, guest);
  await fillAddress(panel);
  await panel.getByRole('radio', { name: /Weekly/ }).check();
  await fillStripeCard(page, cards.requiresAction);
  await consent(panel);
  await panel.getByRole('button', { name: 'Complete Registration' }).click();
  await challengeOf(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();
  expect(await studio.registrationsOf(guest)).toMatchObject([{ status: 'confirmed' }]);

  await signIn(page, portal, guest);
  await page.goto(`${portal}/dashboard/session/${session.id}`);
  await page.getByRole('button', { name: 'Pay $15 now' }).click();
  const paying = page.getByRole('dialog', { name: 'Pay for this session' });
  await fillStripeCard(page, cards.pays);
  await paying.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('$15 is paid.')).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toHaveCount(2);
});

test('a visitor who joins while they register confirms both charges with Stripe', async ({
  page,
  apps,
  outside,
  studio,
}) => {
  const { site } = apps.addresses;
  const guest = newGuest();
  // A month paid today covers it.
  const session = await studio.session({ startsIn: { days: 10 } });
  const before = succeededIn(outside);
  await page.goto(`${site}/training?session=${session.id}`);
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  const panel = panelOf(page);
  await fillPerson(panel, guest);
  await fillAddress(panel);
  await panel.getByRole('radio', { name: /^Join and pay/ }).check();
  await fillStripeCard(page, cards.requiresAction);
  await panel.getByRole('checkbox', { name: /liability waiver/ }).check();
  await panel.getByRole('checkbox', { name: /membership terms/ }).check();
  await passTurnstile(page);
  await panel.getByRole('button', { name: 'Join and register' }).click();
  await challengeOf(page).getByRole('button', { name: 'Complete authentication' }).click();
  await challengeOf(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(doneOf(page).getByText(/You are a member now\./)).toBeVisible();
  expect(succeededIn(outside)).toBe(before + 2);
  expect(await studio.registrationsOf(guest)).toMatchObject([{ status: 'confirmed', rate: 'member' }]);
});

test('a visitor joins the mailing list with Turnstile', async ({ page, apps }) => {
  await page.goto(`${apps.addresses.site}/training`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const address = page.getByLabel('Email address');
  await address.fill(newGuest().email);
  await passTurnstile(page);
  await page.getByRole('button', { name: 'Join the list' }).click();
  await expect(page.getByRole('button', { name: 'On the list' })).toBeVisible();
});
