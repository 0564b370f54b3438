import { referenceText } from '../../fixtures/reference-texts.ts';
import { brand } from '@detroit-well/config/brand';
import type { Page } from '@playwright/test';
import { newGuest } from '../../fixtures/guest.ts';
import { expect, test } from '../../fixtures/test.ts';

const messageText = 'Eleven of us, one birthday. Is the floor free on April 18?';

async function fill(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Paul Ostrowski');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('What is it about?').selectOption('Private sessions and events');
  await form.getByLabel('Message').fill(messageText);
  await expect(form.getByText('Verified')).toBeVisible();
}

test('a message reaches the studio and its sender gets a copy, after a wrong address is corrected', async ({
  page,
  addresses,
  outbox,
  accessible,
}) => {
  const { email } = newGuest();
  await page.goto(`${addresses.site}/contact`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.getByRole('row', { name: /today/ })).toHaveCount(1);
  await accessible(page, 'the contact page');

  await fill(page, 'paul@');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: referenceText('A5/login/email-invalid') }).click();
  await expect(page.getByRole('form', { name: 'Write to us' }).getByLabel('Email')).toBeFocused();
  await accessible(page, 'the contact form with a wrong address');

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Paul' })).toBeFocused();
  await expect(page.getByText(`A copy went to ${email}.`)).toBeVisible();
  await accessible(page, 'the contact page after sending');

  const copy = await outbox.find(email, /Your message to us/);
  expect(copy.text).toContain(messageText);
  const received = await outbox.to(brand.email);
  expect(received.filter(({ text }) => text.includes(email))).toHaveLength(1);
});

test('a message typed offline is kept and can be sent later', async ({ page, addresses, context }) => {
  const { email } = newGuest();
  await page.goto(`${addresses.site}/contact`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await fill(page, email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Your message was not sent.' });
  await expect(failure).toContainText(referenceText('B8.7/profile/network'));
  await expect(page.getByLabel('Message')).toHaveValue(messageText);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Paul' })).toBeFocused();
});

test('the About page describes the studio and links to its sessions', async ({
  page,
  addresses,
  accessible,
}) => {
  await page.goto(`${addresses.site}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Effective')).toHaveCount(0);
  await accessible(page, 'About');
  await page.getByRole('main').getByRole('link', { name: 'See the sessions' }).click();
  await expect(page).toHaveURL(`${addresses.site}/training`);
});
