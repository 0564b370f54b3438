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

test("the phone's Back closes the menu, and a link of the menu leaves no empty step behind", async ({
  page,
  addresses,
}) => {
  await page.goto(`${addresses.site}/training`);
  const menu = page.getByRole('navigation', { name: 'Main, small screens' });
  await page.getByRole('link', { name: 'Menu' }).tap();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  expect(page.url()).toBe(`${addresses.site}/training`);

  await page.getByRole('link', { name: 'Menu' }).tap();
  await menu.getByRole('link', { name: 'About' }).tap();
  await expect(page).toHaveURL(/about/);
  await page.goBack();
  await expect(page).toHaveURL(`${addresses.site}/training`);
  await expect(menu).toBeHidden();
});
