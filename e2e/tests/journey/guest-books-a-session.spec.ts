import {
  fillAddress,
  fillCard,
  fillDateOfBirth,
  consent,
  newGuest,
  panelOf,
  submit,
  cards,
  doneOf,
} from '../../fixtures/guest.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { expect, test } from '../../fixtures/test.ts';

const dollars = (amount: number): string => `$${amount}`;

test(
  'a visitor finds a session, registers and pays as a guest, and sees it in the portal',
  { tag: '@time' },
  async ({ page, addresses, studio, outbox, accessible }) => {
    test.slow();
    const guest = newGuest();
    const price = 75;
    const { results: locations } = await studio.office.locations.list();
    const session = await studio.session({
      price,
      location_id: locations[0]!.id,
      requirements: ['Skates of your own'],
      what_to_bring: ['Water'],
    });

    await test.step('the training page lists sessions with labels and prices', async () => {
      await page.goto(`${addresses.site}/training`);
      await expect(page.getByRole('heading', { name: 'Upcoming Training Sessions' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Register Now/ }).first()).toBeVisible();
      await accessible(page, 'training');
    });

    await test.step('a category tile filters the list and can be shared by its URL', async () => {
      const tiles = page.getByRole('navigation', { name: 'Categories' });
      await tiles.getByText('Core').first().click();
      await expect(page).toHaveURL(/category=/);
      await page.goBack();
      await expect(page).not.toHaveURL(/category=/);
    });

    await test.step('the session detail shows every field', async () => {
      await page.goto(`${addresses.site}/training?session=${session.id}`);
      await expect(page).toHaveURL(
        new RegExp(`/training/[a-z0-9-]+/[a-z0-9-]+/[a-z0-9-]+\\?id=${session.id}`),
      );
      await expect(page.getByRole('heading', { level: 1, name: session.title })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
      await expect(page.getByText(/of \d+ spots available|unlimited/i).first()).toBeVisible();
      await expect(page.getByText('Requirements')).toBeVisible();
      await expect(page.getByText('What to bring')).toBeVisible();
      await accessible(page, 'session detail');
    });

    const panel = panelOf(page);
    await test.step('an empty form names every missing field at its field and in the summary', async () => {
      await page.getByRole('link', { name: 'Register Now' }).first().click();
      await expect(panel.getByLabel('First name')).toBeVisible();
      await submit(panel);
      for (const text of [
        referenceText('A5/profile/first-name-required'),
        referenceText('A5/profile/last-name-required'),
        referenceText('A5/guest/email-invalid'),
        referenceText('A5/guest/password-too-short'),
        referenceText('A5/guest/zip-required'),
        referenceText('A5/guest/waiver-signed'),
        referenceText('A5/guest/payment-consent'),
      ]) {
        await expect(panel.getByRole('link', { name: text, exact: true })).toBeVisible();
        await expect(panel.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
      }
      await expect(panel.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
      await accessible(page, 'registration form with errors');
    });

    await test.step('the plan shows the exact instalments and the total', async () => {
      await panel.getByLabel('First name').fill(guest.firstName);
      await panel.getByLabel('Last name').fill(guest.lastName);
      await panel.getByLabel('Email', { exact: true }).fill(guest.email);
      await panel.getByLabel('Password', { exact: true }).fill(guest.password);
      await fillDateOfBirth(panel, '1981-06-03');
      await panel.getByLabel('Gender').selectOption({ label: 'Female' });
      await fillAddress(panel);
      await panel.getByRole('radio', { name: /Bi-weekly/ }).check();
      const first = Math.ceil(price / 2);
      const payments = panel.getByLabel('Payments', { exact: true });
      await expect(payments).toContainText(dollars(first));
      await expect(payments).toContainText(dollars(price - first));
      await expect(payments).toContainText(`Total${dollars(price)}`);
    });

    await test.step('the sandbox card pays and the welcome screen appears', async () => {
      await fillCard(panel, cards.pays);
      await consent(panel);
      await submit(panel);
      await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();
      await accessible(page, 'welcome');
    });

    await test.step('the end of the booking says where, when, what is due, and has the calendar', async () => {
      const done = doneOf(page);
      await expect(done.getByRole('heading', { name: "You're in." })).toBeFocused();
      await expect(done.getByText(session.location_name)).toBeVisible();
      await expect(done.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /Alder%20Court/);
      await expect(done.getByText('2 of 2, by the same card, by itself')).toBeVisible();
      await expect(done.getByRole('heading', { name: 'What to bring' })).toBeVisible();
      const calendar = done.getByRole('region', { name: 'Put it in your calendar' });
      for (const [name, host] of [
        [/^Google/, 'calendar.google.com'],
        [/^Outlook calendar/, 'outlook.live.com'],
        [/^Outlook at work/, 'outlook.office.com'],
      ] as const) {
        await expect(calendar.getByRole('link', { name })).toHaveAttribute(
          'href',
          new RegExp(`https://${host}/[^+]+$`),
        );
      }
      const download = page.waitForEvent('download');
      await calendar.getByRole('link', { name: 'Apple, or a file' }).click();
      expect((await download).suggestedFilename()).toBe('session.ics');
      await expect(done).toBeVisible();
    });

    await test.step('the confirmation is in the outbox, and its link verifies the address without signing in', async () => {
      const mail = await outbox.find(guest.email, /registered/i);
      expect(mail.text).toContain(session.title);
      expect(mail.text).toContain(session.location_name);
      const tab = await page.context().newPage();
      await tab.goto(`${addresses.apiOrigin}/dev/outbox/${mail.id}`);
      await tab.getByRole('link', { name: /verify/i }).click();
      await tab.getByRole('button', { name: 'Verify your email' }).click();
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your email address is verified');
      await tab.goto(`${addresses.portal}/dashboard`);
      await expect(tab).toHaveURL(/\/login/);
      await tab.close();
    });

    await test.step('the new account signs in', async () => {
      await doneOf(page)
        .getByRole('link', { name: /Sign In/ })
        .click();
      await expect(page).toHaveURL(new RegExp(`^${addresses.portal}/login`));
      await accessible(page, 'sign in');
      await page.getByLabel('Email').fill(guest.email);
      await page.getByLabel('Password', { exact: true }).fill(guest.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('heading', { name: /Welcome\s*Josephine/ })).toBeVisible();
    });

    await test.step('My Trainings shows the session as upcoming, with the open amount', async () => {
      await expect(page.getByRole('tab', { name: /Upcoming\s*1/ })).toBeVisible();
      await expect(page.getByRole('link', { name: session.title }).first()).toBeVisible();
      await expect(page.getByRole('tabpanel').getByText('Payment Pending').first()).toBeVisible();
      await page.getByRole('tab', { name: /Completed/ }).click();
      await expect(page.getByText('Nothing completed yet')).toBeVisible();
      await page.getByRole('tab', { name: /Upcoming/ }).click();
      await accessible(page, 'dashboard');
    });

    await test.step('the registered session offers a calendar file', async () => {
      await page.getByRole('tabpanel').getByRole('link', { name: session.title }).first().click();
      await expect(page).toHaveURL(/\/dashboard\/session\//);
      await expect(page.getByRole('heading', { level: 1, name: session.title })).toBeVisible();
      await accessible(page, 'registered session');
      await page.getByRole('button', { name: 'Calendar' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /Calendar file/ }).click();
      expect((await download).suggestedFilename()).toMatch(/\.ics$/);
      await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
        'href',
        /calendar\.google\.com/,
      );
    });

    await test.step('cancelling shows the expected refund before and the stored refund after', async () => {
      const paid = dollars(Math.ceil(price / 2));
      await page.getByRole('button', { name: 'Cancel registration' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel this registration?' });
      await expect(dialog).toContainText(paid);
      await accessible(page, 'cancel dialog');
      await dialog.getByRole('button', { name: 'Cancel registration' }).click();
      await expect(page.getByText('Your registration is cancelled.')).toBeVisible();
      await expect(page.getByLabel('Your registration')).toContainText(`−${paid}`);
      await outbox.find(guest.email, /cancel/i);
    });
  },
);
