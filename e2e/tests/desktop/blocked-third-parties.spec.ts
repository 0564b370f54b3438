import type { Page, Route } from '@playwright/test';
import { newGuest } from '../../fixtures/guest.ts';
import { openSchedule } from '../../fixtures/open-payment.ts';
import { paymentPanel, pressRegister, signIn } from '../../fixtures/sign-in.ts';
import { fillStripeCard, passTurnstile } from '../../fixtures/third-parties.ts';
import { expect, test } from '../../fixtures/with-third-parties.ts';

// One worker runs them, so that the apps start once.
test.describe.configure({ mode: 'default' });

/** How a script of a third party fails. */
const faults: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  blocked: (route) => route.abort('blockedbyclient'),
  empty: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'never answering': () => undefined,
};
/** The apps wait for 8 s; the rest is for busy machines. */
const limit = { timeout: 16_000 };
const turnstile = /challenges\.cloudflare\.com/;
const stripe = /js\.stripe\.com/;

async function expectWaysOut(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: text });
  await expect(alert).toBeVisible(limit);
  await expect(alert.getByRole('link', { name: /313/ })).toBeVisible();
  await expect(alert.getByRole('link', { name: /@/ })).toBeVisible();
}

for (const [name, fault] of Object.entries(faults)) {
  test(`a visitor signs up after Turnstile was ${name}`, async ({ page, apps }) => {
    await page.route(turnstile, fault);
    const person = newGuest();
    await page.goto(`${apps.addresses.portal}/register`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    await page.getByRole('button', { name: /Verify you are human/ }).click();
    await expectWaysOut(page, 'The security check could not be loaded.');
    await page.unroute(turnstile);
    await page.getByRole('button', { name: /Try the check again/ }).click();
    await passTurnstile(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Your account is ready.')).toBeVisible();
  });

  test(`a member pays after Stripe was ${name}`, async ({ page, apps, studio }) => {
    const session = await studio.session();
    await signIn(page, apps.addresses.portal, await studio.member());
    await openSchedule(page, apps.addresses.portal, session);
    await page.route(stripe, fault);
    await pressRegister(page, session.id);
    const panel = await paymentPanel(page);
    await expectWaysOut(page, 'The card form could not be loaded. Nothing was charged.');
    await page.unroute(stripe);
    await panel.getByRole('button', { name: 'Retry' }).click();
    await fillStripeCard(page, '4242');
  });
}

for (const path of ['/contact', '/training', '/coming-soon']) {
  test(`${path} says how to go on without a security check that never answers`, async ({ page, apps }) => {
    await page.route(turnstile, () => undefined);
    await page.goto(`${apps.addresses.site}${path}`);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const form = page.locator(
      path === '/contact' ? 'form[data-early="contact"]' : 'form[data-early="newsletter"]',
    );
    await form.getByLabel('Email').first().fill(newGuest().email);
    await expectWaysOut(page, 'The security check');
    await page.unroute(turnstile);
    await page.getByRole('button', { name: /Try the check again/ }).click();
    await passTurnstile(page);
  });
}
