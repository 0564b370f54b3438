import { accessibleAtThisSize } from '../../fixtures/accessible.ts';
import type { Page } from '@playwright/test';
import { paymentPanel, pressRegister, signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const focusIsWithin = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((text) => {
    const holder = document.activeElement;
    return holder !== document.body && (holder?.textContent ?? '').includes(text);
  }, text);

test(
  'a member without a waiver who presses Register sees a focused message with a link to the waiver',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const session = await studio.session({ startsIn: { days: 1 } });
    await signIn(page, addresses.portal, await studio.member({ signed: false }));
    await pressRegister(page, session.id);
    const waiverMessage = 'Please complete your waiver and payment consent in your profile settings';
    await expect.poll(() => focusIsWithin(page, waiverMessage)).toBe(true);
    await accessible(page, 'a rejected registration on the dashboard');
    await page.getByRole('alert').getByRole('link', { name: 'Complete Waiver' }).click();
    await expect(page).toHaveURL(`${addresses.portal}/dashboard/waiver`);
  },
);

test(
  'the payment panel opens with focus on its title and shows day, month, year and time zone',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const session = await studio.session({ startsIn: { days: 1 } });
    await signIn(page, addresses.portal, await studio.member());
    await pressRegister(page, session.id);
    const panel = await paymentPanel(page);
    await expect(panel.getByText(/day, \w+\s\d+, \d{4}, .*(AM|PM)\sE[SD]T/)).toBeVisible();
    await expect.poll(() => focusIsWithin(page, 'Complete Registration')).toBe(true);
    await accessible(page, 'the payment panel');
  },
);

test(
  'on a phone, an unpaid session shows its payment above the description and a paid one below it',
  { tag: '@time' },
  async ({ page, addresses, studio }, { project }) => {
    const member = await studio.member();
    await studio.register(member, await studio.session(), 'later');
    await studio.register(member, await studio.session());
    await signIn(page, addresses.portal, member);
    const about = page.getByRole('heading', { name: 'About this session' });
    const payment = page.getByRole('heading', { name: 'Payment', exact: true });
    for (const { status, first } of [
      { status: 'Payment Pending', first: true },
      { status: 'Paid', first: false },
    ]) {
      await page.goto(`${addresses.portal}/dashboard/training`);
      const item = page.getByRole('tabpanel').locator('article, li').filter({ hasText: status }).first();
      await item.getByRole('link').first().click();
      await expect(about).toBeVisible();
      await expect(payment).toBeVisible();
      const [side, main] = [await payment.boundingBox(), await about.boundingBox()];
      if (project.name === 'phone') expect((side?.y ?? 0) < (main?.y ?? 0)).toBe(first);
      else expect(side?.x).toBeGreaterThan(main?.x ?? 0);
    }
  },
);

test(
  'the header of every page offers feed, trainings, waiver and Logout',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    await signIn(page, addresses.portal, await studio.member());
    await page.goto(`${addresses.portal}/dashboard/training`);
    await page.getByRole('button', { name: /^Account, / }).click();
    const menu = page.getByRole('navigation', { name: 'Your account' });
    for (const name of ['Dashboard', 'Your Feed', 'My Trainings', 'View Waiver'])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    // Checked at this size only: in narrow windows the open menu covers part of the tabs.
    await accessibleAtThisSize(page, 'the account menu');
    await menu.getByRole('link', { name: 'Your Feed' }).click();
    await expect(page).toHaveURL(`${addresses.portal}/feed`);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: /^Account, / }).click();
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
  },
);

test(
  'an invalid reset link offers a link to request a new one',
  { tag: '@time' },
  async ({ page, addresses }) => {
    await page.goto(`${addresses.portal}/reset-password/nobody/nothing`);
    await page.getByLabel('New password', { exact: true }).fill('Standard!2027');
    await page.getByLabel('Confirm new password').fill('Standard!2027');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('This reset link has expired or is invalid.')).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL(`${addresses.portal}/forgot-password`);
  },
);

test(
  'a page that opens as a new document starts at its top',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    await signIn(page, addresses.portal, await studio.member());
    const end = page.getByRole('heading', { name: 'Recent activity' });
    await expect(end).toBeVisible();
    await end.scrollIntoViewIfNeeded();
    await page.goto(`${addresses.portal}/dashboard/training`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goto(`${addresses.portal}/dashboard`);
    await expect(end).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'Back returns to the last position on the dashboard, not to the section in its address',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    await signIn(page, addresses.portal, await studio.member());
    await page.goto(`${addresses.portal}/dashboard/waiver`);
    await page.getByRole('link', { name: 'Register for sessions' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Register for sessions' })).toBeFocused();
    // A key press in the frame of the navigation scrolls the previous page, so the test presses again, as a person would.
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect.poll(() => page.evaluate(() => scrollY), { timeout: 2_000 }).toBe(0);
    }).toPass();
    await page.getByRole('button', { name: /^Account, / }).click();
    const menu = page.getByRole('navigation', { name: 'Your account' });
    await menu.getByRole('link', { name: 'Your Feed' }).click();
    await expect(page).toHaveURL(`${addresses.portal}/feed`);
    // The address changes before the screen does.
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: 'Register for sessions' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);
