import type { Page } from '@playwright/test';
import { faults } from '../../fixtures/fault-proxy.ts';
import { expectTexts } from '../../fixtures/reference-texts.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/with-faults.ts';

const openerOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Edit Profile' });

test('a member edits their name and picture in the modal on the dashboard', async ({
  page,
  addresses,
  studio,
  accessible,
  fail,
}) => {
  await signIn(page, addresses.portal, await studio.member());
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const opener = openerOf(page);
  const modal = page.getByRole('dialog', { name: /Edit Profile|Crop picture/ });
  const displayName = modal.getByLabel('Display name');
  const file = modal.getByLabel('Picture file');

  await test.step('Back and Esc close the modal and return the focus', async () => {
    await opener.click();
    await expect(modal.getByRole('heading', { name: 'Edit Profile' })).toBeFocused();
    await accessible(page, 'the profile modal');
    await page.goBack();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await displayName.fill('Skater');
    await page.keyboard.press('Escape');
    const discardDialog = page.getByRole('dialog', { name: 'Discard your changes?' });
    await accessible(page, 'the confirmation before changes are lost');
    await discardDialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(displayName).toHaveValue('Skater');
  });

  await test.step('a file of the wrong type is rejected', async () => {
    await file.setInputFiles({ ...picture, buffer: Buffer.from('not a picture') });
    await expectTexts(modal, 'A5/profile/image-preview');
    await accessible(page, 'a rejected picture');
  });

  await test.step('the picture is cropped by keyboard', async () => {
    await file.setInputFiles(picture);
    const ring = modal.getByRole('application');
    await expect(ring).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('+');
    await expect(modal.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
    await accessible(page, 'the crop step');
    await modal.getByRole('button', { name: 'Use this picture' }).click();
    await expect(modal.getByRole('button', { name: 'Choose another' })).toBeFocused();
  });

  const save = modal.getByRole('button', { name: 'Save Changes' });
  await test.step('a failed save keeps text and picture', async () => {
    const restore = fail('/me/', faults.status(500), { method: 'PATCH' });
    await save.click();
    await expectTexts(modal, 'B8.7/profile/fallback');
    await expect(displayName).toHaveValue('Skater');
    await expect(modal.getByRole('button', { name: 'Crop again' })).toBeVisible();
    await accessible(page, 'a failed save');
    restore();
    // Pictures do not load through the proxy, because its address is another site.
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('panel and header show the saved picture and name', async () => {
    // The message is visible for a few seconds only, so the test waits for it from the press on.
    await Promise.all([
      expect(page.getByText('Your profile is saved.')).toBeVisible(),
      expect(page.locator('.result').filter({ hasText: 'Your profile is saved.' })).toBeFocused(),
      save.click(),
    ]);
    await expect(modal).toBeHidden();
    const panel = page.getByRole('complementary', { name: 'Profile' });
    await expect(panel.getByText('Skater')).toBeVisible();
    for (const image of [panel.locator('.avatar img'), page.locator('header .avatar img').first()])
      await expect(image).toHaveAttribute('src', /picture-.+\.webp/);
    await expect
      .poll(() => panel.locator('.avatar img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(160);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
