import type { Page } from '@playwright/test';
import { fillGuestForm, newGuest, panelOf, submit, doneOf } from '../../fixtures/guest.ts';
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
  studio,
  accessible,
}) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await blockStorage(page);
  const session = await studio.session();
  await page.goto(`${addresses.site}/the-standard`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.goto(`${addresses.site}/training?session=${session.id}`);
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
  studio,
  accessible,
}) => {
  const member = await studio.member();
  await blockStorage(page);
  await page.goto(`${addresses.portal}/login`);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/allow cookies and site data/i)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  await accessible(page, 'a sign-in without storage');
});
