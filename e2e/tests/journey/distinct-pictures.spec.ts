import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** The addresses of the drawn pictures of a page, without their size. */
const drawn = (page: Page): Promise<string[]> =>
  page
    .locator('main img[src*="/art/"]')
    .evaluateAll((images) =>
      images.map((image) => (image.getAttribute('src') ?? '').replace(/\d+x\d+\.svg$/, '')),
    );

for (const path of ['/training', '/the-standard', '/the-standard/in-praise-of-the-mirror-ball']) {
  test(`${path} shows no picture twice`, async ({ page, addresses }) => {
    await page.goto(`${addresses.site}${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    const more = page.getByRole('link', { name: 'Show two more weeks' });
    if (await more.isVisible()) await more.click();
    const pictures = await drawn(page);
    expect(pictures.length).toBeGreaterThan(2);
    expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
  });
}
