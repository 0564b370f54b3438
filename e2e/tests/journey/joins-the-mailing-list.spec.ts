import { newGuest } from '../../fixtures/guest.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a visitor can join the mailing list only after the security check passes', async ({
  page,
  addresses,
  accessible,
}) => {
  await page.goto(`${addresses.site}/training`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('group', { name: 'Security verification' }) });
  const button = form.getByRole('button', { name: 'Join the list' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Do the security check first.');
  await form.getByLabel('Email address').fill(newGuest().email);
  await expect(form.getByText('Verified')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.getByText('Verified').locator('..')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(form.getByText(referenceText('B8.6/coming-soon/success'))).toBeVisible();
  await accessible(page, 'joined the mailing list');
});
