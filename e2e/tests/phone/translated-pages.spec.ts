import type { Locator, Page } from '@playwright/test';
import { panelOf } from '../../fixtures/guest.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { translatePages } from '../../fixtures/translated-page.ts';

/** Waits until the translation has replaced the text of an element. */
const translated = (element: Locator): Promise<void> =>
  expect.poll(() => element.locator('font').count()).toBeGreaterThan(0);

let failures: string[];
test.beforeEach(async ({ page }) => {
  failures = await translatePages(page);
});
test.afterEach(async ({ page }) => {
  expect(failures).toEqual([]);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

const expectCount = async (page: Page, text: RegExp | string): Promise<void> => {
  const count = page.locator('.training-sessions [data-part="head"] p');
  await expect(count).toHaveText(text);
  await translated(count);
};

test(
  'a visitor filters the sessions of a translated page and reads the new count',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    const all = (await studio.calendar()).filter(({ status }) => status !== 'cancelled');
    await page.goto(`${addresses.site}/training`);
    await expectCount(page, new RegExp(`^${all.length} sessions`));
    const tile = page.getByRole('navigation', { name: 'Categories' }).getByText('Core').first();
    await tile.click();
    await expect(page).toHaveURL(/category=/);
    await expectCount(page, /^(?!0)\d+ of \d+ sessions/);
    await expect(page.locator('.training-sessions [data-part="head"] p')).not.toHaveText(
      new RegExp(`^${all.length} sessions`),
    );
    await page.goBack();
    await expectCount(page, new RegExp(`^${all.length} sessions`));
  },
);

test(
  'a reader filters, removes a filter and turns the pages of a translated list of posts',
  { tag: '@time' },
  async ({ page, addresses }) => {
    await page.goto(`${addresses.site}/the-standard`);
    const count = page.locator('.filter-chips').getByRole('status');
    await expect(count).toHaveText('14 posts');
    await translated(count);
    // A desktop shows the numbers only.
    const place = page.locator('.pagination > p');
    await expect(place).toHaveText('Page 1 of 2');
    await translated(place);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(place).toHaveText('Page 2 of 2');
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(place).toHaveText('Page 1 of 2');
    await page.goto(`${addresses.site}/the-standard?category=gear`);
    await expect(count).toHaveText('2 posts');
    await translated(count);
    await page.getByRole('link', { name: 'Remove Gear' }).click();
    await expect(count).toHaveText('14 posts');
  },
);

test(
  'a guest changes country and plan in a translated panel, and its labels and amounts change',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    const price = 75;
    const session = await studio.session({ price });
    await page.goto(`${addresses.site}/training?session=${session.id}`);
    await translated(page.getByRole('heading', { level: 1 }));
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    const panel = panelOf(page);
    const zip = panel.getByLabel('ZIP Code');
    await expect(zip).toBeVisible();
    await translated(panel.locator('label', { hasText: 'ZIP Code' }));
    await panel.getByLabel('Country').selectOption({ label: 'Canada' });
    await expect(panel.getByLabel('Postal code')).toBeVisible();
    await expect(zip).toHaveCount(0);
    await expect(panel.getByLabel('Province')).toBeVisible();
    const foot = panel.locator('.sheet-amount, [data-part="foot"]').first();
    await expect(foot).toContainText(`$${price}`);
    await translated(foot);
    await panel.getByRole('radio', { name: /Bi-weekly/ }).check();
    await expect(foot).toContainText(`$${Math.ceil(price / 2)}`);
    await panel.getByRole('radio', { name: /Pay in full|One payment|Full/ }).check();
    await expect(foot).toContainText(`$${price}`);
  },
);

test(
  'a member asks for a reset link on a translated page, and the button says each state',
  { tag: '@time' },
  async ({ page, addresses }) => {
    await page.goto(`${addresses.portal}/forgot-password`);
    const send = page.getByRole('button', { name: 'Send Reset Link' });
    await translated(send);
    await page.getByLabel('Email').fill('nobody@example.test');
    await send.click();
    await expect(page.getByRole('button', { name: 'Reset Link Sent' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Reset Link' })).toHaveCount(0);
  },
);

test('a member moves between translated screens', { tag: '@time' }, async ({ page, addresses, studio }) => {
  await signIn(page, addresses.portal, await studio.member());
  await translated(page.getByRole('heading', { level: 1 }));
  await page.getByRole('tab', { name: /^Completed/ }).click();
  await page.getByRole('tab', { name: /^Upcoming/ }).click();
  await page.goto(`${addresses.portal}/dashboard/profile-edit`);
  await translated(page.getByRole('heading', { name: 'Profile Settings' }));
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});
