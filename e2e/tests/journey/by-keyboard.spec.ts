import type { Page } from '@playwright/test';
import { panelOf } from '../../fixtures/guest.ts';
import { openSession } from '../../fixtures/sessions.ts';
import { demo } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

async function tabTo(page: Page, text: string): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedText(page)).includes(text)) return;
  }
  throw new Error(`Sixty presses of Tab do not reach "${text}".`);
}

test('the registration opens, is filled, closes and gives the focus back by keyboard alone', async ({
  page,
  addresses,
}) => {
  const session = await openSession(addresses.api);
  await page.goto(`${addresses.site}/training?session=${session.public_id}`);
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toContain('Skip to content');
  await tabTo(page, 'Register Now');
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  const firstName = panel.getByLabel('First name');
  await expect(firstName).toBeVisible();
  await tabTo(page, 'Sign in');
  await page.keyboard.press('Tab');
  await expect(firstName).toBeFocused();
  await page.keyboard.type('Josephine');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Last name is required')).toBeVisible();
  await expect(panel.getByLabel('Last name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await focusedText(page)).toContain('Register Now');
  await page.keyboard.press('Enter');
  await expect(firstName).toHaveValue('Josephine');
});

test('signing in by keyboard alone lands on the page title', async ({ page, addresses }) => {
  await page.goto(`${addresses.portal}/login?next=/dashboard`);
  await page.getByLabel('Email').focus();
  await page.keyboard.type(demo('public').email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo('public').password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeFocused();
  await expect(page).toHaveTitle(/Welcome/);
});
