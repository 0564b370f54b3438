import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ colorScheme: 'light' });

test('a theme chosen on the public site applies in the portal, and the other way round', async ({
  page,
  addresses,
  studio,
}) => {
  const html = page.locator('html');
  await page.goto(`${addresses.site}/training`);
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByText('Night', { exact: true }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.goto(`${addresses.portal}/login`);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await signIn(page, addresses.portal, await studio.member());
  await page.getByText('Day', { exact: true }).click();
  await page.goto(`${addresses.site}/training`);
  await expect(html).toHaveAttribute('data-theme', 'light');
});
