import { unique } from '../../fixtures/guest.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

test(
  'the owner writes the next waiver, compares it, schedules it and withdraws it',
  { tag: '@time' },
  async ({ page, addresses, accessible }) => {
    const sentence = `Knee pads stay on, too ${unique()}.`;
    await signInAt(page, `${addresses.portal}/office/waiver`, owner);
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await expect(text).toBeVisible();
    await accessible(page, 'the draft of the waiver');

    await test.step('it is written and saved by keyboard', async () => {
      await text.press('Control+End');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+b');
      await page.keyboard.type(sentence);
      await expect(text.locator('strong', { hasText: sentence })).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('The draft is saved.')).toBeVisible();
      await page.reload();
      await expect(text.locator('strong', { hasText: sentence })).toBeVisible();
    });

    await test.step('what differs from the version in force is marked', async () => {
      await page.getByRole('tab', { name: /^Changes/ }).click();
      await expect(page.getByRole('insertion').filter({ hasText: sentence })).toBeVisible();
      await accessible(page, 'the changes of the waiver');
    });

    await test.step('it is scheduled with those who must sign again, and withdrawn', async () => {
      const panel = page.getByRole('complementary', { name: /^If you/ });
      await expect(panel.getByText(/^\d+ (people|person)$/).first()).toBeVisible();
      await panel.getByRole('radio', { name: /^At a time/ }).check();
      await panel.getByRole('button', { name: 'Schedule' }).click();
      const dialog = page.getByRole('dialog', { name: /^Schedule version / });
      await expect(dialog.getByText(/must sign again/)).toBeVisible();
      await accessible(page, 'scheduling the waiver');
      await dialog.getByRole('button', { name: 'Schedule' }).click();
      await expect(page.getByText(/^Version .+ comes into force on /)).toBeVisible();
      await expect(page.getByRole('article').getByText(sentence)).toBeVisible();
      await accessible(page, 'a scheduled waiver');
      await page.getByRole('button', { name: 'Withdraw it' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
      await expect(text.locator('strong', { hasText: sentence })).toBeVisible();
    });
  },
);
