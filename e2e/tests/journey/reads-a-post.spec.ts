import { referenceText } from '../../fixtures/reference-texts.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const post = '/the-standard/learn-to-count-before-you-learn-to-turn';

const expectHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
const progressOf = (page: Page) => page.getByRole('progressbar', { name: 'Reading progress' });

async function scrollToPart(page: Page, part: number): Promise<void> {
  await page.evaluate((share) => {
    const distance = document.documentElement.scrollHeight - innerHeight;
    globalThis.scrollTo({ top: distance * share, behavior: 'instant' });
  }, part);
}

test('a visitor reads a post with every block type, sees the progress and continues to another post', async ({
  page,
  addresses,
  accessible,
}) => {
  await page.goto(addresses.site + post);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn to count before you learn to turn');
  await expect(page).toHaveTitle(/Learn to count/);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  const article = page.getByRole('article').first();
  await expect(article.getByRole('link', { name: 'Renée Alston' })).toHaveAttribute(
    'href',
    '/the-standard?author=author-renee',
  );
  await expect(article.getByRole('link', { name: 'Rhythm' }).first()).toHaveAttribute(
    'href',
    '/the-standard?category=rhythm',
  );
  await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(article.getByText('nobody skates for twenty minutes')).toBeVisible();
  await expect(article.getByRole('blockquote')).toHaveText(/The floor is already moving/);
  await expect(article.getByRole('heading', { name: 'Start with the pause' })).toBeVisible();
  await expect(article.getByRole('img', { name: /Skates in a row/ })).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Then take it to the corner' })).toBeVisible();
  await expect(article.getByRole('img', { name: /Long light trails/ })).toBeVisible();
  await expect(article.getByText('Bring socks.')).toBeVisible();
  await expect(article.getByRole('link', { name: '#rhythm' })).toHaveAttribute(
    'href',
    '/the-standard?tag=rhythm',
  );

  await expectHydrated(page);
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  await expect(toTop).toBeHidden();
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '0');
  await scrollToPart(page, 0.2);
  await expect(toTop).toBeHidden();
  await scrollToPart(page, 0.3);
  await expect(toTop).toBeVisible();
  const fill = progressOf(page).locator('i');
  const edge = async () => (await fill.boundingBox())?.x ?? 0;
  const before = await edge();
  await scrollToPart(page, 1);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
  expect(await edge()).toBeGreaterThan(before);
  await accessible(page, 'a post, scrolled to its end');
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await accessible(page, 'a post at night');

  const more = page.getByRole('region', { name: 'More to read' });
  await expect(more.getByRole('heading', { level: 3 })).toHaveCount(3);
  const next = more.getByRole('link').filter({ hasNotText: 'All posts' }).first();
  const title = (await next.textContent()) ?? '';
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the sample template shows every block type and sends no likes', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/the-standard/sample-post`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Placeholder title of a sample post');
  for (const name of ['Heading of a full block', 'Heading on the left', 'Heading on the right']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'LIKE', exact: true }).first().click();
  await expect(page.getByText(referenceText('B8.9/like/slug'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'LIKE', exact: true })).toHaveCount(2);
});

test('an unknown post shows Post not found and links to the blog', async ({
  page,
  addresses,
  accessible,
}) => {
  const reply = await page.goto(`${addresses.site}/the-standard/nobody-wrote-this`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(referenceText('B8.9/post/404'));
  await accessible(page, 'a post that does not exist');
  await page.getByRole('main').getByRole('link', { name: 'Back to The Standard' }).click();
  await expect(page).toHaveURL(/\/the-standard$/);
});
