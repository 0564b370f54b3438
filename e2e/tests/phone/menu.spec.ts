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

test('Back closes the menu on a phone, and following a menu link leaves no extra history entry', async ({
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

const ways: [string, string | RegExp, RegExp][] = [
  ['Get Started', 'Get Started', /\/register/],
  ['Sign In', 'Sign In', /\/login/],
  ['the brand', /, home$/, /:\d+\/$/],
];
for (const [way, name, address] of ways) {
  test(`Back after following ${way} in the menu returns to the page, and a second Back to the page before it`, async ({
    page,
    addresses,
  }) => {
    await page.goto(`${addresses.site}/about`);
    await page.goto(`${addresses.site}/training`);
    await page.getByRole('link', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name }).tap();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL(`${addresses.site}/training`);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(`${addresses.site}/about`);
  });
}

test('a menu opened and closed with Esc before hydration stays closed and leaves no history entry', async ({
  page,
  addresses,
}) => {
  let releaseScripts = (): void => {};
  const scriptsReleased = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await scriptsReleased;
    await route.continue();
  });
  await page.goto(`${addresses.site}/about`);
  await page.goto(`${addresses.site}/training`);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('link', { name: 'Menu' }).tap();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  releaseScripts();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${addresses.site}/about`);
});
