import { newGuest } from '../../fixtures/guest.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';

const pages = [
  ['Profile', 'Profile Settings'],
  ['Emergency Contacts', 'Emergency Contacts'],
  ['Billing and cards', 'Billing Address'],
  ['Membership', 'Membership'],
  ['View Waiver', 'Waiver and Consent'],
  ['Password and sign-ins', 'Change Password'],
] as const;

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Your account' });

test(
  'each account page is two presses away from the feed, and names the others',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    await signIn(page, addresses.portal, await studio.member());
    for (const [link, title] of pages) {
      await page.goto(`${addresses.portal}/feed`);
      await page.getByRole('button', { name: /^Account, / }).click();
      await menuOf(page).getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const current = page
        .getByRole('navigation', { name: 'Account', exact: true })
        .locator('[aria-current]');
      await expect(current).toBeInViewport({ ratio: 1 });
      await accessible(page, `the page ${title}`);
    }
  },
);

test(
  'a member sees the other sign-ins and ends them',
  { tag: '@time' },
  async ({ page, addresses, studio, browser, accessible }) => {
    const member = await studio.member();
    const other = await (await browser.newContext()).newPage();
    await signIn(other, addresses.portal, member);
    await signIn(page, addresses.portal, member);
    await page.goto(`${addresses.portal}/dashboard/change-password`);
    await expect(page.getByRole('button', { name: /^Sign out (?!others)/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign out others' }).click();
    await expect(page.getByText('All other devices are signed out.')).toBeVisible();
    await expect(page.getByText('This device, now')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Sign out others' })).toHaveCount(0);
    await accessible(page, 'the sign-ins');
    await other.goto(`${addresses.portal}/feed`);
    await expect(other).toHaveURL(/\/login/, { timeout: 20_000 });
    await other.context().close();
  },
);

test(
  'deleting an account says what comes back, and ends at the sign-in page',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const member = await studio.member();
    await studio.register(member, await studio.session());
    await signIn(page, addresses.portal, member);
    await page.goto(`${addresses.portal}/dashboard/delete-account`);
    await expect(page.getByText(/^1 upcoming session: \$60 comes back/)).toBeVisible();
    const remove = page.getByRole('button', { name: /^Delete account and refund \$60/ });
    await remove.click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await accessible(page, 'the rejected deletion');
    await page.getByLabel('Your password').fill('Wrong!2026');
    await page.getByLabel('I know that this cannot be undone.').check();
    await remove.click();
    await expect(page.getByRole('link', { name: 'Current password is incorrect' })).toBeVisible();
    await page.getByLabel('Your password').fill(member.password);
    await remove.click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('The account is gone.')).toBeVisible();
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
);

test(
  'a new member is told the next step, from creating the account on',
  { tag: '@time' },
  async ({ page, addresses, accessible }) => {
    const person = newGuest();
    await page.goto(`${addresses.portal}/register`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    await page.getByRole('group', { name: 'Security verification' }).getByRole('button').click();
    await page.getByRole('button', { name: 'Create Account' }).click();

    await test.step('the sign-in has the email, and its address does not', async () => {
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await expect(page).toHaveURL(/\/login\?registered=true$/);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
    });

    const card = page.getByRole('region', { name: 'Welcome' });
    await test.step('the feed shows three steps, and only the next one has a button', async () => {
      await expect(page).toHaveURL(/\/feed$/);
      await expect(card).toContainText('0 of 3');
      await expect(card.getByRole('link')).toHaveText([/Add your details/]);
      await expect(page.getByText(`The link went to ${person.email}.`)).toBeVisible();
      await accessible(page, 'the feed of a new member');
      await page.getByRole('button', { name: 'Send the link again' }).click();
      await expect(page.getByText(`We sent a new link to ${person.email}.`, { exact: false })).toBeVisible();
    });

    await test.step('the dashboard greets without “Back” and warns of nothing twice', async () => {
      await page.goto(`${addresses.portal}/dashboard`);
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome', exact: true })).toBeVisible();
      await expect(page.getByText('Complete waiver required.')).toHaveCount(0);
      await expect(page.getByText('Complete your profile.')).toHaveCount(0);
      await accessible(page, 'the dashboard of a new member');
    });

    await test.step('the details make the waiver the next step', async () => {
      await card.getByRole('link', { name: 'Add your details' }).click();
      const modal = page.getByRole('dialog', { name: 'Edit Profile' });
      await modal.getByLabel('First name').fill('Nia');
      await modal.getByLabel('Last name').fill('Long');
      await modal.getByLabel('Display name').fill('Nia');
      await modal.getByLabel('Phone').fill('(313) 555-0142');
      await modal.getByLabel('Month').fill('6');
      await modal.getByLabel('Day', { exact: true }).fill('3');
      await modal.getByLabel('Year').fill('1981');
      await modal.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome Nia' })).toBeVisible();
      await expect(card).toContainText('1 of 3');
      await expect(card.getByRole('link')).toHaveText([/Complete Waiver/]);
    });
  },
);
