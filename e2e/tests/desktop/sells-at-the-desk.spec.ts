import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const desk = { email: 'owner@demo.test', password: 'Standard!2026' };

test.use({ viewport: { width: 1440, height: 900 } });

test(
  'the desk sells a membership in cash by keyboard, with change, and it does not renew',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const member = await studio.member();
    await signIn(page, addresses.portal, desk);
    await page.goto(`${addresses.portal}/office/people/${member.id}`);
    await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeVisible();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: /^Sell to / });
    await expect(dialog.getByRole('radio', { name: 'Cash' })).toBeVisible();
    await page.keyboard.press('2');
    await expect(dialog.getByRole('radio', { name: 'Cash' })).toBeChecked();
    await dialog.getByLabel(/^Received/).fill('60');
    await expect(dialog.getByText('goes into the drawer', { exact: false })).toBeVisible();
    await accessible(page, 'the selling dialog');
    await page.keyboard.press('Control+Enter');
    const done = page.getByRole('dialog', { name: / is a member$/ });
    await expect(done.getByText(/change to give back/)).toBeVisible();
    await expect(done.getByText(/does not renew/)).toBeVisible();
    await accessible(page, 'what was sold');
    await done.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Standard membership').first()).toBeVisible();
  },
);
