import type { Page } from '@playwright/test';
import { accessibleAtThisSize, resize } from '../../fixtures/accessible.ts';
import { expectNoSidewaysScroll } from '../../fixtures/overflow.ts';
import { test } from '../../fixtures/docs-site.ts';
import { expect } from '../../fixtures/test.ts';

/** One page of each kind. */
const pages = [
  '/',
  '/guides/',
  '/guides/retries/',
  '/guides/five-minute-start/',
  '/reference/sessions/',
  '/reference/api-error/',
  '/errors/',
  '/kit/button/',
  '/tokens/',
];

const searchIn = (page: Page) => page.getByRole('combobox', { name: 'Search the docs' });

test('every kind of page is accessible in both themes and fits phones', async ({ page, docs }) => {
  for (const path of pages) {
    await resize(page, 1440);
    const reply = await page.goto(docs + path);
    expect(reply?.status(), path).toBe(200);
    await accessibleAtThisSize(page, path);
    for (const width of [390, 320]) {
      await resize(page, width);
      await expectNoSidewaysScroll(page, width, path);
    }
  }
});

test('the search works by keyboard and says when nothing matches', async ({ page, docs }) => {
  await page.goto(`${docs}/`);
  await page.keyboard.press('Control+k');
  const input = searchIn(page);
  await expect(input).toBeFocused();
  await input.fill('session_full');
  const chosen = page.getByRole('option', { selected: true });
  await expect(page.getByRole('option', { name: 'session_full' }).first()).toBeVisible();
  await expect(input).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? 'none');
  await accessibleAtThisSize(page, 'the search');
  await input.fill('nothing like this');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await input.fill('session_full');
  await page.getByRole('button', { name: 'Errors' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${docs}/errors/#session_full`);
});

test('the filter of the problems reads the address, and a theme is remembered', async ({ page, docs }) => {
  await page.goto(`${docs}/errors/?q=waitlist`);
  await expect(page.locator('#waitlist_not_needed')).toBeVisible();
  await expect(page.locator('#not_authenticated')).toBeHidden();
  await page.getByRole('button', { name: 'Switch between day and night' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto(`${docs}/tokens/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the choice of a code tab is remembered', async ({ page, docs }) => {
  await page.goto(`${docs}/reference/sessions/`);
  await page.getByRole('tab', { name: 'curl' }).first().click();
  await page.goto(`${docs}/reference/waiver/`);
  await expect(page.getByRole('tab', { name: 'curl' }).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('curl --request').first().or(page.getByText('--header').first())).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a phone reads every sample and reaches every page', async ({ page, docs }) => {
    await page.goto(`${docs}/reference/sessions/`);
    const samples = page.locator('.call').first().locator('pre');
    for (const sample of await samples.all()) await expect(sample).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(0);
    await page.getByRole('button', { name: 'API reference' }).click();
    await page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'ApiError' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ApiError' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Errors' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Errors' })).toBeVisible();
  });
});

test('an unknown address shows the page that says so', async ({ page, docs }) => {
  const reply = await page.goto(`${docs}/guides/no-such-guide/`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
