import { expect, test } from '../../fixtures/test.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { unique } from '../../fixtures/guest.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

test('an owner sells a plan and changes its price, and visitors see what it costs', async ({
  page,
  addresses,
  accessible,
}) => {
  const name = `Evening ${unique()}`;
  await signIn(page, addresses.portal, owner);
  await page.goto(`${addresses.portal}/office/plans`);
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await accessible(page, 'the plans');
  await page.getByRole('link', { name: 'New plan' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Price').fill('39');
  await page.getByLabel('On sale').check();
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Created a plan')).toBeVisible();

  await page.getByRole('button', { name: /^Change price/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Change the price of/ });
  await dialog.getByLabel('New price').fill('41');
  const change = dialog.getByRole('button', { name: /\$41/ });
  await expect(change).not.toHaveAttribute('aria-disabled', 'true');
  await accessible(page, 'a plan with another price');
  await change.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Changed a plan')).toBeVisible();
  const plan = page.url();

  // Rendered pages are shared for some seconds.
  await expect(async () => {
    await page.goto(`${addresses.site}/membership`);
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(
    page.getByRole('complementary', { name: 'Join' }).getByText('$41', { exact: true }),
  ).toBeVisible();

  await page.goto(plan);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
});
