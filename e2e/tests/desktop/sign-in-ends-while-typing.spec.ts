import type { Locator, Page } from '@playwright/test';
import { cards } from '../../fixtures/guest.ts';
import { expectFocus } from '../../fixtures/keyboard.ts';
import { openPayment } from '../../fixtures/open-payment.ts';
import { paymentPanel, signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Person {
  readonly email: string;
  readonly password: string;
}

/** Ends the session on the server, which from now on rejects both the access token and the refresh token. */
async function endSession(page: Page, api: string): Promise<void> {
  const status = await page.evaluate(async (base) => {
    const body = JSON.stringify({ refresh: localStorage.getItem('refreshToken') });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${base}/auth/logout/`, { method: 'POST', headers, body })).status;
  }, api);
  expect(status).toBeLessThan(300);
}

/**
 * Ends the session when the page sends its change of the profile: a poll of the dashboard that found it ended before would open
 * the sign-in page in place of the button. Resolves when the change has reached the API without a session.
 */
async function endSessionAtProfileSave(page: Page, api: string, save: Locator): Promise<void> {
  const address = `${api}/me/`;
  await page.route(address, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await endSession(page, api);
    return route.continue();
  });
  const [reply] = await Promise.all([
    page.waitForResponse((one) => one.url() === address && one.request().method() === 'PATCH'),
    save.click(),
  ]);
  expect(reply.status()).toBe(401);
  await page.unroute(address);
}

/** Signs in on the page that a member reaches after losing the session. */
async function signInAgain(page: Page, { email, password }: Person): Promise<void> {
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

const notice = (page: Page) => page.locator('.result').filter({ hasText: /still here\./ });
const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));

const contact = { name: 'Marcus Baker', phone: '+1 313 555 0142', email: 'marcus@example.test' };

async function fillContact(page: Page, portal: string): Promise<void> {
  await page.goto(`${portal}/dashboard/emergency-contacts`);
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByLabel('Name').fill(contact.name);
  await page.getByLabel('Relationship').selectOption({ label: 'Sibling' });
  await page.getByLabel('Phone number').fill(contact.phone);
  await page.getByLabel('Email').fill(contact.email);
}

test('a member whose session ends while filling in a form returns to the form and saves it', async ({
  page,
  addresses,
  studio,
  accessible,
}) => {
  const member = await studio.member();
  await signIn(page, addresses.portal, member);
  await fillContact(page, addresses.portal);
  const save = page.getByRole('button', { name: 'Save' });

  await test.step('the form reopens with the focus on the notice', async () => {
    await endSession(page, addresses.api);
    await save.click();
    await signInAgain(page, member);
    await expect(page).toHaveURL(`${addresses.portal}/dashboard/emergency-contacts`);
    await expect(notice(page)).toHaveText(/^What you typed is still here\./);
    await expect(notice(page)).toBeFocused();
    await expect(notice(page)).toBeInViewport();
    await expect(page.getByLabel('Name')).toHaveValue(contact.name);
    await expect(page.getByLabel('Relationship')).toHaveValue('sibling');
    await expect(page.getByLabel('Email')).toHaveValue(contact.email);
    await accessible(page, 'a form with a draft');
    await page.keyboard.press('Tab');
    await expectFocus(page.getByRole('button', { name: 'Discard' }));
    await page.keyboard.press('Tab');
    await expectFocus(page.getByLabel('Name'));
  });

  await test.step('a reload keeps the draft', async () => {
    await page.getByLabel('Name').fill('Marcus A. Baker');
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Marcus A. Baker');
  });

  await test.step('a saved form leaves no draft', async () => {
    await save.click();
    await expect(page.getByText('Marcus A. Baker is saved.')).toBeVisible();
    expect(await drafts(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Add contact' })).toBeVisible();
  });
});

test('Edit Profile and Complete Registration reopen after the member signs in again', async ({
  page,
  addresses,
  studio,
  accessible,
}) => {
  const member = await studio.member();
  await signIn(page, addresses.portal, member);

  await test.step('Edit Profile reopens over the dashboard', async () => {
    const modal = page.getByRole('dialog', { name: 'Edit Profile' });
    const actions = page.getByRole('navigation', { name: 'Quick actions' });
    await actions.getByRole('link', { name: 'Edit Profile' }).click();
    await modal.getByLabel('Display name').fill('Skater');
    await endSessionAtProfileSave(page, addresses.api, modal.getByRole('button', { name: 'Save Changes' }));
    await signInAgain(page, member);
    await expect(modal.getByLabel('Display name')).toHaveValue('Skater');
    await expect(notice(page)).toBeFocused();
    await accessible(page, 'the profile modal with a draft');
    await modal.getByRole('button', { name: 'Discard' }).click();
    await expect(modal.getByLabel('Display name')).not.toHaveValue('Skater');
    await expect(page.locator('.result').filter({ hasText: 'Your draft is discarded.' })).toBeFocused();
    expect(await drafts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('Complete Registration reopens without the card', async () => {
    const session = await studio.session();
    const panel = await openPayment(page, addresses.portal, session);
    await expect(panel.locator('.sheet-summary .h4')).toHaveText(session.title);
    const number = panel.getByLabel('Card number');
    await number.fill(cards.pays);
    await panel.getByLabel('Notes for the coach').fill('A sore knee');
    await endSession(page, addresses.api);
    await panel.getByLabel('Expires').fill('08 / 30');
    await panel.getByLabel('CVC').fill('123');
    await panel.getByRole('checkbox', { name: /payment terms/ }).check();
    await panel.getByRole('button', { name: 'Pay and register' }).click();
    await signInAgain(page, member);
    await paymentPanel(page);
    await expect(panel.locator('.sheet-summary .h4')).toHaveText(session.title);
    await expect(panel.getByLabel('Notes for the coach')).toHaveValue('A sore knee');
    await expect(number).toHaveValue('');
    await expect(panel.getByRole('checkbox', { name: /payment terms/ })).not.toBeChecked();
    // The panel opens with focus on its title, as always.
    await expect(panel.locator(':focus')).toBeAttached();
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(stored).toContain('A sore knee');
    expect(stored).not.toMatch(/4242 ?4242/);
  });
});

test('a tab whose member logs out in another tab says so, and continues after a new sign-in', async ({
  page,
  context,
  addresses,
  studio,
}) => {
  const member = await studio.member();
  await signIn(page, addresses.portal, member);
  const panel = await openPayment(page, addresses.portal, await studio.session());
  await panel.getByLabel('Notes for the coach').fill('A sore knee');
  const other = await context.newPage();
  await other.goto(`${addresses.portal}/dashboard`);
  await other.getByRole('button', { name: /^Account, / }).click();
  await other
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await expect(other).toHaveURL(/\/login/);
  await page.bringToFront();
  await signInAgain(page, member);
  await expect(page).toHaveURL(/\/dashboard/);
});

test('another member never sees a draft, and signing out deletes it', async ({ page, addresses, studio }) => {
  const member = await studio.member();
  await signIn(page, addresses.portal, member);

  await test.step('another member signs in after the session has ended', async () => {
    await fillContact(page, addresses.portal);
    await endSession(page, addresses.api);
    await page.getByRole('button', { name: 'Save' }).click();
    await signInAgain(page, await studio.member());
    await expect(page.getByRole('button', { name: 'Add contact' })).toBeVisible();
    expect(await drafts(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(contact.name);
  });

  await test.step('the member signs out', async () => {
    await fillContact(page, addresses.portal);
    expect(await drafts(page)).toEqual(['draft:contact:new']);
    await page.getByRole('button', { name: /^Account, / }).click();
    const menu = page.getByRole('navigation', { name: 'Your account' });
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(contact.name);
  });
});
