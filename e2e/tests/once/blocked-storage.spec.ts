import type { Page } from '@playwright/test';
import { fillGuestForm, newGuest, panelOf, submit, doneOf } from '../../fixtures/guest.ts';
import { openSession } from '../../fixtures/sessions.ts';
import { demo } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Site data is blocked: each access throws, as Chromium and Firefox do it. */
const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });

test('a guest whose browser blocks all storage is told so, and registers', async ({
  page,
  addresses,
  accessible,
}) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await blockStorage(page);
  const session = await openSession(addresses.api);
  await page.goto(`${addresses.site}/the-standard`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.goto(`${addresses.site}/training?session=${session.public_id}`);
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  const panel = panelOf(page);
  await fillGuestForm(panel, newGuest());
  await expect(panel.getByText('Your browser saves nothing for this page.', { exact: false })).toBeVisible();
  await accessible(page, 'a guest form without storage');
  await submit(panel);
  await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();
  expect(failures).toEqual([]);
});

test('a member whose browser blocks all storage is told what to allow when signing in', async ({
  page,
  addresses,
  accessible,
}) => {
  await blockStorage(page);
  await page.goto(`${addresses.portal}/login`);
  await page.getByLabel('Email').fill(demo('public').email);
  await page.getByLabel('Password', { exact: true }).fill(demo('public').password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/allow cookies and site data/i)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demo('public').email);
  await accessible(page, 'a sign-in without storage');
});
