import { expect, test } from '../../fixtures/test.ts';

test('a tap on Menu 100 ms after the first paint opens the menu', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/training`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForTimeout(100);
  await page
    .getByRole('link', { name: 'Menu' })
    .or(page.getByRole('button', { name: 'Menu' }))
    .first()
    .tap();
  await expect(page.getByRole('navigation', { name: 'Main, small screens' })).toBeVisible();
});
