import { expect, test } from '../../fixtures/test.ts';

test('a visitor copies the link of a post and of a session', async ({
  page,
  context,
  addresses,
  studio,
  accessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole('button', { name: 'Copy link' });
  const path = '/the-standard/in-praise-of-the-mirror-ball';
  await page.goto(`${addresses.site}${path}`);
  await copy.click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await copied()).toBe(`${addresses.site}${path}`);
  await accessible(page, 'a post whose link was copied');

  const { id } = await studio.session();
  await page.goto(`${addresses.site}/training?session=${id}`);
  await copy.click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await copied()).toMatch(new RegExp(`^${addresses.site}/training/[^?]+\\?id=${id}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post has no button to share it, and no empty space for one', async ({ page, addresses }) => {
    await page.goto(`${addresses.site}/the-standard/in-praise-of-the-mirror-ball`);
    await expect(page.locator('.share-link')).toBeHidden();
  });
});
