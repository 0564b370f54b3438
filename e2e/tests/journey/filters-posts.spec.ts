import { referenceText } from '../../fixtures/reference-texts.ts';
import type { Locator, Page } from '@playwright/test';
import { faults, openFaultProxy } from '../../fixtures/fault-proxy.ts';
import { expect, test } from '../../fixtures/test.ts';

const posts = (page: Page): Locator => page.getByRole('region', { name: 'Posts' }).getByRole('article');
const count = (page: Page): Locator => page.locator('.filter-chips').getByRole('status');
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Chooses in the row of selects, or in the sheet on a phone. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  if (!isPhone(page)) {
    await page.getByRole('search').getByLabel(label).selectOption({ label: option });
    return;
  }
  await page.getByRole('link', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel(label).selectOption({ label: option });
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(sheet).toBeHidden();
}

test('a reader filters the posts, removes the filters and goes back', async ({
  page,
  addresses,
  accessible,
}) => {
  await page.goto(addresses.site);
  if (isPhone(page)) {
    await page.getByRole('link', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'The Standard' }).click();
  } else {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'The Standard' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'The Standard' })).toBeVisible();
  await expect(posts(page)).toHaveCount(12);
  await expect(count(page)).toHaveText('14 posts');
  await expect(posts(page).first()).toContainText(/\d+ min read/);
  await expect(posts(page).first()).toContainText(/\d+ likes/);
  await accessible(page, 'the landing');

  if (isPhone(page)) {
    // Back closes the sheet without leaving the page.
    const opener = page.getByRole('link', { name: /^Filters/ });
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
    await expect(page).toHaveURL(/\/the-standard$/);
    await expect(opener).toBeFocused();
  }

  await choose(page, 'Category', 'Gear');
  await expect(page).toHaveURL(/\?category=gear$/);
  await expect(count(page)).toHaveText('2 posts');
  await choose(page, 'Author', 'Renée Alston');
  await expect(count(page)).toHaveText('1 post');
  await accessible(page, 'the filtered landing');

  await page.getByRole('link', { name: 'Remove Gear' }).click();
  await expect(page).toHaveURL(/\?author=author-renee$/);
  await expect(page.getByRole('link', { name: 'Remove Renée Alston' })).toBeFocused();

  await page.goBack();
  await expect(count(page)).toHaveText('1 post');
  await page.goBack();
  await expect(count(page)).toHaveText('2 posts');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/the-standard$/);
  await expect(count(page)).toHaveText('14 posts');
  await expect(posts(page)).toHaveCount(12);

  await choose(page, 'Tag', '#beginners');
  await expect(page).toHaveURL(/\?tag=beginners$/);
  await posts(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/the-standard\/[\w-]+$/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Remove #beginners' })).toBeVisible();
});

test('a reader searches while typing, finds nothing and clears the search', async ({
  page,
  addresses,
  accessible,
}) => {
  await page.goto(`${addresses.site}/the-standard`);
  await page.getByRole('searchbox', { name: 'Search posts' }).pressSequentially('snow plough', { delay: 30 });
  await expect(page.getByRole('heading', { name: 'No blog posts found' })).toBeVisible();
  await expect(page).toHaveURL(/\?search=snow\+plough$/);
  await accessible(page, 'a search that finds nothing');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(count(page)).toHaveText('14 posts');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('every page of the post list has its own address', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/the-standard`);
  const first = await posts(page).first().textContent();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(posts(page)).toHaveCount(2);
  await page.reload();
  await expect(posts(page)).toHaveCount(2);
  await page.goBack();
  await expect(posts(page)).toHaveCount(12);
  await expect(posts(page).first()).toHaveText(first ?? '');
  expect((await page.goto(`${addresses.site}/the-standard?page=9`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No blog posts found' })).toBeVisible();
});

test('the post list shows why posts could not be loaded, and a successful retry replaces the message', async ({
  page,
  addresses,
  accessible,
}) => {
  const proxy = await openFaultProxy(() => Number(new URL(addresses.apiOrigin).port));
  try {
    await proxy.attach(page, addresses.apiOrigin);
    await page.goto(`${addresses.site}/the-standard`);
    const search = page.getByRole('searchbox', { name: 'Search posts' });
    const limited = faults.status(429, {}, { 'Retry-After': '120' });
    for (const [fault, title, text] of [
      [limited, referenceText('B8.2/fallback/429'), referenceText('B8.9/blog/429')],
      [faults.status(503), referenceText('B8.2/fallback/5xx'), referenceText('B8.9/blog/5xx')],
      [{ kind: 'unreachable' }, referenceText('B8.2/fallback/network'), referenceText('B8.9/blog/network')],
    ] as const) {
      const remove = proxy.when({ path: '/blog/posts/', fault });
      await search.fill(`rhythm ${title}`);
      await expect(page.getByRole('alert').getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(text);
      remove();
      await page.getByRole('link', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { name: 'No blog posts found' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    await accessible(page, 'the landing after a failure');
  } finally {
    await proxy.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, filters, chips and pages work as forms and links', async ({ page, addresses }) => {
    await page.goto(`${addresses.site}/the-standard`);
    await expect(posts(page)).toHaveCount(12);
    await page.getByRole('search').getByLabel('Category').selectOption({ label: 'Gear' });
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/category=gear/);
    await expect(count(page)).toHaveText('2 posts');
    await page.getByRole('link', { name: 'Remove Gear' }).click();
    await expect(count(page)).toHaveText('14 posts');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(posts(page)).toHaveCount(2);
  });
});
