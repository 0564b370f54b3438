import type { Locator, Page } from '@playwright/test';
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
  '/guides/installation/',
  '/reference/',
  '/reference/operations/sessions-list/',
  '/reference/operations/tags/sessions/',
  '/types/',
  '/types/api-client/session/',
  '/errors/',
  '/errors/sentences/',
  '/changelog/',
  '/kit/',
];

/** Waits until the site has made each sample focusable that scrolls at this size. */
async function widePlatesHaveFocus(page: Page): Promise<void> {
  const left = () =>
    page
      .locator('pre')
      .evaluateAll(
        (all) =>
          all.filter((pre) => pre.checkVisibility() && pre.scrollWidth > pre.clientWidth && pre.tabIndex < 0)
            .length,
      );
  await expect.poll(left).toBe(0);
}

for (const path of pages) {
  test(`${path} is accessible in both themes and fits phones`, async ({ page, docs }) => {
    await resize(page, 1440);
    const reply = await page.goto(docs + path);
    expect(reply?.status(), path).toBe(200);
    await widePlatesHaveFocus(page);
    await accessibleAtThisSize(page, path);
    for (const width of [390, 320]) {
      await resize(page, width);
      await expectNoSidewaysScroll(page, width, path);
    }
    await resize(page, 390);
    await page.reload();
    await widePlatesHaveFocus(page);
    await accessibleAtThisSize(page, `${path} on a phone`);
  });
}

/** What developers type, and the page that they want. */
const searches = {
  '/guides/human-check/': ['captcha', 'bot'],
  '/guides/paging/': ['pagination', 'paging'],
  '/guides/openapi/': ['postman', 'openapi', 'curl'],
  '/guides/sign-in/': ['api key', 'token'],
  '/guides/nextjs/': ['next.js'],
  '/guides/react-native/': ['react native'],
  '/guides/python/': ['python'],
  '/guides/cors/': ['cors'],
  '/guides/retries/': ['rate limit', '429', 'retry', 'idempotency'],
  '/guides/webhooks/': ['webhook'],
  '/guides/realtime/': ['websocket', 'chat'],
  '/guides/files/': ['upload'],
  '/guides/registering-and-paying/': ['waitlist', 'installments', 'sandbox', 'test card', 'wallet', '3ds'],
  '/guides/memberships/': ['membership', 'subscription'],
  '/guides/passes/': ['pass'],
  '/guides/gift-cards/': ['gift', 'coupon'],
  '/guides/studio-credit/': ['credit'],
  '/guides/office/': ['office', 'roster', 'check-in', 'front desk'],
  '/types/': ['types'],
  '/errors/': ['errors', 'session_full'],
  '/guides/installation/': ['license', 'tarball'],
  '/guides/testing/': ['mock'],
  '/guides/versioning/': ['versioning'],
  '/guides/deprecation/': ['deprecation'],
  '/guides/pricing/': ['pricing', 'refund'],
};

/** Opens the search once it has loaded. */
async function openSearch(page: Page): Promise<Locator> {
  await page.locator('#starlight__search input').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  return page.getByRole('dialog').getByRole('textbox');
}

test('each word that developers search for finds its page first', async ({ page, docs }) => {
  await page.goto(`${docs}/guides/`);
  const input = await openSearch(page);
  const first = page.getByRole('dialog').getByRole('listitem').getByRole('link').first();
  for (const [wanted, words] of Object.entries(searches)) {
    for (const word of words) {
      await input.fill(word);
      await expect.soft(first, word).toHaveAttribute('href', wanted);
    }
  }
});

test('the search works by keyboard and says when nothing matches', async ({ page, docs }) => {
  await page.goto(`${docs}/`);
  const input = await openSearch(page);
  await expect(input).toBeFocused();
  await input.fill('idempotency');
  const results = page.getByRole('dialog').getByRole('listitem');
  await expect(results.getByRole('link', { name: 'Retries and idempotency' }).first()).toBeVisible();
  // Placeholders of results that load have too little contrast.
  await expect(page.locator('.pagefind-ui__loading')).toHaveCount(0);
  await accessibleAtThisSize(page, 'the search');
  // The search shortens a word until it finds one that starts so; no page has these letters.
  await input.fill('漢漢');
  await expect(page.getByText('No results for 漢漢')).toBeVisible();
  await input.fill('session_full');
  await page.getByRole('dialog').getByRole('link', { name: 'Errors' }).first().press('Enter');
  await expect(page).toHaveURL(`${docs}/errors/`);
});

test('the filter of the problems reads the address, and a theme is remembered', async ({ page, docs }) => {
  await page.goto(`${docs}/errors/?q=waitlist`);
  await expect(page.locator('#waitlist_not_needed')).toBeVisible();
  await expect(page.locator('#not_authenticated')).toBeHidden();
  await page.getByRole('banner').getByLabel('Select theme').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto(`${docs}/guides/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the choice of a code tab is remembered', async ({ page, docs }) => {
  await page.goto(`${docs}/guides/registering-and-paying/`);
  await page.getByRole('tab', { name: 'Stripe' }).first().click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Stripe' }).first()).toHaveAttribute('aria-selected', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a phone reads a guide and reaches every page', async ({ page, docs }) => {
    await page.goto(`${docs}/guides/retries/`);
    for (const sample of await page.locator('main pre').all()) await expect(sample).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Paging' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paging' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Errors' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Errors' })).toBeVisible();
  });
});

test('machines find the pages, the OpenAPI document and what each page is about', async ({ page, docs }) => {
  const text = async (path: string) => {
    const reply = await page.request.get(docs + path);
    expect(reply.status(), path).toBe(200);
    return reply.text();
  };
  expect(JSON.parse(await text('/openapi.json'))).toMatchObject({ openapi: '3.1.0' });
  expect(await text('/llms.txt')).toContain('/guides/retries/');
  expect(await text('/sitemap-index.xml')).toContain('/sitemap-0.xml');
});

test('an old address leads to its new page', async ({ page, docs }) => {
  await page.goto(`${docs}/reference/sessions/`);
  await expect(page).toHaveURL(`${docs}/reference/operations/tags/sessions/`);
});

test('an unknown address shows the page that says so', async ({ page, docs }) => {
  const reply = await page.goto(`${docs}/guides/no-such-guide/`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
