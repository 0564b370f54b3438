import {
  cards,
  doneOf,
  fillDateOfBirth,
  fillGuestForm,
  newGuest,
  panelOf,
  submit,
} from '../../fixtures/guest.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

test(
  'Back closes the registration panel and stays on the page; a reload reopens it with the typed data',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    const session = await studio.session();
    await page.goto(`${addresses.site}/training?session=${session.id}`);
    const detail = page.url();
    const panel = panelOf(page);
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    await panel.getByLabel('First name').fill('Josephine');
    await page.goBack();
    await expect(panel).toBeHidden();
    expect(page.url()).toBe(detail);
    await expect.poll(() => focusedText(page)).toContain('Register Now');

    await page.goForward();
    await expect(panel.getByLabel('First name')).toHaveValue('Josephine');
    await page.reload();
    await expect(panel.getByLabel('First name')).toHaveValue('Josephine');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    expect(page.url()).toBe(detail);
  },
);

test(
  'Back closes the registration panel on the training page and keeps the filter',
  { tag: '@time' },
  async ({ page, addresses }) => {
    await page.goto(`${addresses.site}/training?category=core-strength`);
    const landing = page.url();
    await page
      .getByRole('link', { name: /^Register Now/ })
      .first()
      .click();
    await expect(panelOf(page).getByLabel('First name')).toBeVisible();
    await page.goBack();
    await expect(panelOf(page)).toBeHidden();
    expect(page.url()).toBe(landing);
  },
);

test(
  'focus follows the registration through a known email, a 3-D Secure challenge, a decline and the welcome',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    const session = await studio.session();
    await page.goto(`${addresses.site}/training?session=${session.id}`);
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    const panel = panelOf(page);
    await expect(panel.getByLabel('First name')).toBeVisible();
    const guest = newGuest();
    await fillGuestForm(panel, { ...guest, email: 'member@demo.test' }, cards.requiresAction);
    await submit(panel);
    await expect.poll(() => focusedText(page)).toContain('An account with this email already exists.');
    await panel.getByRole('button', { name: 'Use another email' }).click();
    await expect(panel.getByLabel('Email', { exact: true })).toBeFocused();

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(guest.email);
    await submit(panel);
    await expect.poll(() => focusedText(page)).toBe('Your bank asks you to confirm.');
    await panel.getByRole('button', { name: 'Decline' }).click();
    const message = panel.getByText(
      'Your bank could not confirm this payment with you. Nothing was charged.',
    );
    await expect(message).toBeVisible();
    await expect.poll(() => focusedText(page)).toContain('Card number');
    await panel.getByLabel('Card number').fill(cards.pays);
    await expect(message).toBeHidden();

    await submit(panel);
    const done = doneOf(page);
    await expect(done.getByRole('status')).toContainText('Welcome to the floor.');
    await expect.poll(() => focusedText(page)).toBe("You're in.");
    const paid = done.getByRole('term').filter({ hasText: 'Paid today' }).locator('..');
    await expect(paid).toContainText(`$${Number(session.price_public)}`);
    const reloaded = page.waitForEvent('load');
    await page.goBack();
    await reloaded;
    await expect(done).toBeHidden();
  },
);

test(
  'Back at each step of a booking closes it, and Forward returns to the step',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    const session = await studio.session();
    await page.goto(`${addresses.site}/training?session=${session.id}`);
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    const panel = panelOf(page);
    const guest = newGuest();
    const backAndForward = async (): Promise<void> => {
      await page.goBack();
      await expect(panel).toBeHidden();
      await page.goForward();
      await expect(panel).toBeVisible();
    };

    await test.step('a known email', async () => {
      await fillGuestForm(panel, { ...guest, email: 'member@demo.test' }, cards.requiresAction);
      await submit(panel);
      await expect(panel.getByText('An account with this email already exists.')).toBeVisible();
      await backAndForward();
      await expect(panel.getByLabel('Email', { exact: true })).toHaveValue('member@demo.test');
    });

    await test.step('a 3-D Secure challenge', async () => {
      await fillGuestForm(panel, guest, cards.requiresAction);
      await submit(panel);
      await expect(panel.getByText('Your bank asks you to confirm.')).toBeVisible();
      await backAndForward();
      await panel.getByRole('button', { name: 'Decline' }).click();
      await expect(panel.getByText('Nothing was charged.', { exact: false })).toBeVisible();
    });

    await test.step('an unknown outcome', async () => {
      const address = '**/guest-register/';
      await page.route(address, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await fillGuestForm(panel, guest, cards.pays);
      await submit(panel);
      await expect(panel.getByText('We could not confirm whether this went through.')).toBeVisible();
      await page.unroute(address);
      await backAndForward();
      await expect(panel.getByText(/could not confirm whether/)).toBeVisible();
    });
  },
);

test(
  'the guest form rejects a date of birth that makes the person under 18 on the day of the session',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    const session = await studio.session();
    await page.goto(`${addresses.site}/training?session=${session.id}&register=1`);
    const field = panelOf(page).getByRole('group', { name: 'Date of birth' });
    await fillDateOfBirth(panelOf(page), `${(await studio.now()).getFullYear() - 16}-01-01`);
    await panelOf(page).getByLabel('Gender').focus();
    await expect(field).toHaveAccessibleDescription(/You can register from your 18th birthday on/);
  },
);
