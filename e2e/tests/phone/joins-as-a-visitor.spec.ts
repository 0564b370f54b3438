import { cards, fillCard, fillDateOfBirth, newGuest } from '../../fixtures/guest.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a visitor becomes a member in one panel, whatever the bank does first, and signs in once at the end',
  { tag: '@time' },
  async ({ page, addresses, outbox, accessible }) => {
    const { site } = addresses;
    const guest = newGuest();
    await page.goto(`${site}/membership`);
    await page
      .getByRole('complementary', { name: 'Join' })
      .getByRole('link', { name: /^Join for/ })
      .tap();
    const panel = page.getByRole('dialog', { name: 'Join' });
    await expect(panel.getByLabel('Card number')).toBeVisible();
    await accessible(page, 'the panel in which a visitor becomes a member');

    await panel.getByLabel('First name').fill(guest.firstName);
    await panel.getByLabel('Last name').fill(guest.lastName);
    await panel.getByLabel('Email', { exact: true }).fill(guest.email);
    await panel.getByLabel('Password', { exact: true }).fill(guest.password);
    await fillDateOfBirth(panel, '1981-06-14');
    await fillCard(panel, cards.declined);
    await panel.getByRole('checkbox', { name: /^I agree to the membership terms/ }).tap();
    await panel.getByRole('button', { name: 'Create account and join' }).tap();
    await expect(panel.getByText(/^Your bank declined this card/)).toBeVisible();
    await expect(panel.getByText('Your account is made.')).toBeVisible();
    await accessible(page, 'a declined card of a visitor who becomes a member');

    // The reload in the bank's question loses the password and nothing else.
    await fillCard(panel, cards.requiresAction);
    await panel.getByRole('button', { name: /^Join for/ }).tap();
    await expect(panel.getByRole('heading', { name: 'Your bank asks you to confirm.' })).toBeVisible();
    await page.reload();
    await expect(panel.getByText(/^We could not confirm whether your last try/)).toBeVisible();
    await panel.getByLabel('Password', { exact: true }).fill(guest.password);
    await panel.getByRole('button', { name: 'Check again' }).tap();
    await panel.getByRole('button', { name: 'Confirm payment' }).tap();

    const done = page.getByRole('dialog', { name: "You're a member." });
    await expect(done.getByRole('status')).toContainText(`Welcome, ${guest.firstName}.`);
    await accessible(page, 'the end of becoming a member');
    await outbox.find(guest.email, /^Welcome/);
    await done.getByRole('link', { name: 'Sign In to your dashboard' }).tap();
    await page.getByLabel('Password', { exact: true }).fill(guest.password);
    await page.getByRole('button', { name: 'Sign In' }).tap();
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto(`${addresses.portal}/dashboard/membership`);
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  },
);
