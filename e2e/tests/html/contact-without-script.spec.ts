import { brand } from '@detroit-well/config/brand';
import { expect, test } from '../../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('the contact page shows phone and email when its form cannot work without JavaScript', async ({
  page,
  addresses,
}) => {
  await page.goto(`${addresses.site}/contact`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: brand.phone.label }).first()).toBeVisible();
  await expect(main.getByText('This form needs JavaScript.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Send Message' })).toBeHidden();
  await expect(main.getByRole('link', { name: /Open in Maps/ })).toHaveAttribute('href', /^https:/);
});
