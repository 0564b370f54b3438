import { paths } from '@detroit-well/config/paths';
import { cards, newGuest, panelOf, doneOf, registerLinks } from '../../fixtures/guest.ts';
import { openSchedule } from '../../fixtures/open-payment.ts';
import { expectFocus, tabThrough, tabTo, typeInto } from '../../fixtures/keyboard.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { richSession } from '../../fixtures/rich-session.ts';
import { seasonedMember } from '../../fixtures/seasoned-member.ts';
import { paymentPanel, signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A post that no other test likes. */
const post = { slug: 'your-knees-are-not-the-problem', title: 'Your knees are not the problem' };

test('a visitor likes a post and registers for a session with only the keyboard', async ({
  page,
  addresses,
  studio,
  outbox,
}) => {
  const { keyboard } = page;
  const guest = newGuest();
  const program = await studio.program();
  // A list of more than a fortnight is shown in parts.
  for (const days of [1, 2, 3, 4, 5, 6]) await studio.session({ program_id: program.id, startsIn: { days } });
  // Far enough away for a choice of plans, so it is listed below `Show two more weeks`.
  const session = await studio.session({ program_id: program.id, startsIn: { days: 20 } });
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const ready = () => expect(page.locator('html[data-ready]')).toBeAttached();

  await test.step('the skip link leads to the content, and Shift+Tab back to the menu', async () => {
    await page.goto(addresses.site);
    await ready();
    await keyboard.press('Tab');
    await expectFocus(page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press('Enter');
    await expect(main).toBeFocused();
    await tabTo(page, menu.getByRole('link', { name: 'The Standard' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'The Standard' })).toBeVisible();
    await ready();
  });

  await test.step('a filter keeps the focus, and removing a chip moves it to the next one', async () => {
    const category = page.getByRole('search').getByLabel('Category');
    await tabTo(page, category);
    await keyboard.type('Gear');
    await expect(page).toHaveURL(/\?category=gear$/);
    await expectFocus(category);
    await tabTo(page, page.getByRole('link', { name: 'Remove Gear' }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/the-standard$/);
    await expectFocus(page.getByRole('searchbox', { name: 'Search posts' }));
    await tabTo(page, category);
    await keyboard.type('Strength');
    await expect(page).toHaveURL(/\?category=strength$/);
    await tabTo(page, page.getByRole('link', { name: post.title }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/the-standard/${post.slug}$`));
    await ready();
  });

  await test.step('the like button keeps the focus, and Scroll to top moves it to the content', async () => {
    const like = (name: string) => page.getByRole('button', { name, exact: true }).first();
    await tabTo(page, like('LIKE'));
    // The message is visible for three seconds only, so the test waits for it from the press on.
    const confirmation = page.locator('.post-intro').getByText('Your like was added.');
    await Promise.all([expect(confirmation).toBeVisible(), keyboard.press('Space')]);
    await expectFocus(like('LIKED'));
    await keyboard.press('Enter');
    await expectFocus(like('LIKE'));
    await keyboard.press('Enter');
    await expectFocus(like('LIKED'));
    await keyboard.press('End');
    // The smooth scroll takes a while and would continue after the next key press.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
      .toBeLessThan(2);
    await tabTo(page, page.getByRole('button', { name: 'Scroll to top' }));
    await keyboard.press('Enter');
    await expect(main).toBeFocused();
    await tabTo(page, menu.getByRole('link', { name: 'Training' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Upcoming Training Sessions' })).toBeVisible();
    await ready();
  });

  const panel = panelOf(page);
  const field = (label: string) => panel.getByLabel(label, { exact: true });
  const opener = registerLinks(main, session.id).first();
  await test.step('a category keeps the focus, and Esc closes the registration and returns the focus', async () => {
    const all = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first();
    await tabTo(page, all);
    await keyboard.press('Enter');
    await expectFocus(all);
    await typeInto(page, page.getByRole('search').getByRole('searchbox', { name: 'Search' }), program.title);
    await expect(page.locator('main .schedule-row')).toHaveCount(6);
    await expect(opener).toBeHidden();
    await tabTo(page, page.getByRole('link', { name: 'Show two more weeks' }));
    await keyboard.press('Enter');
    await tabTo(page, opener);
    await keyboard.press('Enter');
    await expect(field('First name')).toBeVisible();
    await typeInto(page, field('First name'), guest.firstName);
    await keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expectFocus(opener);
    await keyboard.press('Enter');
    await expect(field('First name')).toHaveValue(guest.firstName);
  });

  await test.step('the error summary of a rejected form links to the field', async () => {
    await tabTo(page, field('First name'));
    await keyboard.press('Enter');
    const summary = panel.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await tabTo(page, summary.getByRole('link', { name: referenceText('A5/profile/last-name-required') }));
    await keyboard.press('Enter');
    await expectFocus(field('Last name'));
    await expect(field('Last name')).toHaveAccessibleDescription(
      referenceText('A5/profile/last-name-required'),
    );
  });

  await test.step('every field is filled in and the booking is confirmed', async () => {
    await keyboard.type(guest.lastName);
    await typeInto(page, field('Email'), guest.email);
    await typeInto(page, field('Password'), guest.password);
    await typeInto(page, field('Month'), '6');
    await typeInto(page, field('Day'), '3');
    await typeInto(page, field('Year'), '1981');
    await typeInto(page, panel.getByLabel('Gender'), 'Female');
    await typeInto(page, panel.getByLabel('Street address'), '2934 Russell Street');
    await typeInto(page, panel.getByLabel('City'), 'Detroit');
    await typeInto(page, field('State'), 'Michigan');
    await typeInto(page, panel.getByLabel('ZIP Code'), '48207');
    for (const chosen of ['Public rate', 'Pay in full'])
      await tabTo(page, panel.getByRole('radio', { name: chosen, checked: true }));
    await typeInto(page, panel.getByLabel('Card number'), cards.pays);
    await typeInto(page, panel.getByLabel('Expires'), '0830');
    await typeInto(page, panel.getByLabel('CVC'), '123');
    for (const name of [/liability waiver/, /payment terms/]) {
      const box = panel.getByRole('checkbox', { name });
      await tabTo(page, box);
      await keyboard.press('Space');
      await expect(box).toBeChecked();
    }
    await tabTo(page, panel.getByRole('button', { name: 'Complete Registration' }));
    await keyboard.press('Enter');
    const welcome = doneOf(page).getByText('Welcome to the floor.');
    await expect(welcome).toBeVisible();
    await expectFocus(doneOf(page).getByRole('heading', { name: "You're in." }));
    await outbox.find(guest.email, /registered/i);
  });

  await test.step('Esc closes the welcome screen, and the reloaded page starts at its skip link', async () => {
    const reloaded = page.waitForEvent('load');
    await keyboard.press('Escape');
    await reloaded;
    await expect(doneOf(page)).toBeHidden();
    await keyboard.press('Tab');
    await expectFocus(page.getByRole('link', { name: 'Skip to content' }));
  });
});

for (const width of [390, 1440]) {
  test(`a member signs in, registers and pays with only the keyboard at ${width} px`, async ({
    page,
    addresses,
    studio,
  }) => {
    const { keyboard } = page;
    await page.setViewportSize({ width, height: 844 });
    const session = await studio.session({ startsIn: { days: 1 } });
    const member = await studio.member();
    await page.goto(`${addresses.portal}/login?next=/dashboard`);
    await expect(page.getByLabel('Email')).toBeVisible();
    await typeInto(page, page.getByLabel('Email'), member.email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), member.password);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeFocused();
    await openSchedule(page, addresses.portal, session);
    const opener = page.locator('.session-row').getByRole('button', { name: /^Register,/ });
    await expect(opener).toBeVisible();
    await tabTo(page, opener);
    await keyboard.press('Enter');
    const panel = await paymentPanel(page);
    await keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expectFocus(opener);
    await keyboard.press('Enter');
    await paymentPanel(page);
    await typeInto(page, panel.getByLabel('Card number'), cards.pays);
    await typeInto(page, panel.getByLabel('Expires'), '0830');
    await typeInto(page, panel.getByLabel('CVC'), '123');
    const terms = panel.getByRole('checkbox', { name: /payment terms/ });
    await tabTo(page, terms);
    await keyboard.press('Space');
    await expect(terms).toBeChecked();
    await tabTo(page, panel.getByRole('button', { name: 'Pay and register' }));
    await keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expectFocus(doneOf(page).getByRole('heading', { name: "You're in." }));
    await keyboard.press('Escape');
    await expect(doneOf(page)).toBeHidden();
    await expect(page.getByText('Your spot is booked.').first()).toBeVisible();
    await keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeVisible();
  });
}

test('Tab that turns back while the page moves leaves the focus in the window', async ({
  page,
  addresses,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${addresses.site}/first-time`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  // Two stops that do not fit into the window together.
  await page.evaluate(() => {
    const stop = (name: string) => Object.assign(document.createElement('button'), { textContent: name });
    const space = () => {
      const box = document.createElement('div');
      box.style.height = '880px';
      return box;
    };
    document.querySelector('main')?.replaceChildren(stop('Before'), space(), stop('After'), space());
  });
  const [before, after] = ['Before', 'After'].map((name) => page.getByRole('button', { name, exact: true }));
  if (!before || !after) throw new Error('No stops.');
  await tabTo(page, after);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expectFocus(after);
  await page.keyboard.press('Shift+Tab');
  await expectFocus(before);
});

for (const [name, path] of [
  ['home', '/'],
  ['training', '/training'],
  ['posts', '/the-standard'],
  ['a program', paths.program({ category: 'Skate//Well', program: 'Foundations on Eight Wheels' })],
  ['a coach', paths.coach({ name: 'Renée Alston' })],
  ['first time here', paths.firstTime()],
] as const) {
  for (const width of [390, 1440]) {
    test(`every stop of ${name} shows its focus at ${width} px`, async ({ page, addresses }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(addresses.site + path);
      await expect(page.locator('html[data-ready]')).toBeAttached();
      expect(await tabThrough(page)).toBeGreaterThan(15);
    });
  }
}

test('every stop of the dashboard shows its focus', async ({ page, addresses, studio }) => {
  await signIn(page, addresses.portal, (await seasonedMember(studio)).member);
  await page.goto(`${addresses.portal}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  expect(await tabThrough(page)).toBeGreaterThan(30);
});

for (const width of [390, 1440]) {
  test(`every stop of a registered session, the notifications and the account shows its focus at ${width} px`, async ({
    page,
    addresses,
    studio,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const session = await richSession(studio);
    const member = await studio.member();
    await studio.register(member, session);
    await signIn(page, addresses.portal, member);
    // A new member may have no notifications, so only the header and the way back can take the focus there.
    for (const [path, heading, least] of [
      [paths.dashboard.session(session.id), 'Conversation', 9],
      [paths.notifications(), 'Notifications', 6],
      [paths.dashboard.profileEdit(), 'Profile Settings', 9],
      [paths.dashboard.changePassword(), 'Where you are signed in', 9],
      [paths.dashboard.deleteAccount(), 'Delete account', 9],
    ] as const) {
      await page.goto(addresses.portal + path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      expect(await tabThrough(page), path).toBeGreaterThanOrEqual(least);
    }
  });
}
