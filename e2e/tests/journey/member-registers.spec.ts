import { cards, fillCard, doneOf, closeDone } from '../../fixtures/guest.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a member who signed in at the portal sees the Member Rate on the public site, and reserves a spot with its due date before the call',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const session = await studio.session();
    await signIn(page, addresses.portal, await studio.member({ membership: true }));
    await page.goto(`${addresses.site}/training?session=${session.id}`);
    await expect(page.getByText('Member Rate').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Dashboard/ }).first()).toBeVisible();
    await accessible(page, 'session detail, signed in');
    await page.getByRole('link', { name: 'Register Now' }).click();
    const panel = page.getByRole('dialog', { name: 'Complete Registration' });
    await expect(panel.getByRole('radiogroup', { name: 'Payment plan' })).toBeVisible();
    await accessible(page, 'the panel of a member on the public site');
    await panel.getByText(/^Reserve now, pay by /).click();
    await expect(panel.getByText(/Nothing is charged today/)).toBeVisible();
    const sent = page.waitForRequest(/registrations\/register/);
    await panel.getByRole('button', { name: 'Reserve my spot' }).click();
    expect((await sent).postDataJSON()).toEqual({
      session_id: session.id,
      amount: session.price_member,
    });
    await expect(page).toHaveURL(`${addresses.portal}/dashboard/training`);
    const done = doneOf(page);
    await expect(done.getByRole('heading', { name: "You're in." })).toBeFocused();
    await expect(done.getByRole('link', { name: /^Pay \$\d+ now$/ })).toBeVisible();
    await expect(done.getByText(/^Due [A-Z][a-z]+, /)).toBeVisible();
    await accessible(page, 'the end of a booking of a member');
    await closeDone(page);
    await expect(page.getByRole('link', { name: session.title }).first()).toBeVisible();
    await accessible(page, 'my trainings');
  },
);

test(
  'a member without a waiver is asked to complete the profile and is taken to the dashboard',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    await signIn(page, addresses.portal, await studio.member({ signed: false }));
    const { id } = await studio.session();
    await page.goto(`${addresses.site}/training?session=${id}`);
    await page.getByRole('link', { name: 'Complete Profile & Register' }).click();
    await expect(page).toHaveURL(`${addresses.portal}/dashboard`);
  },
);

test(
  'signing out in the portal also signs out of the public site',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    await signIn(page, addresses.portal, await studio.member());
    await page.goto(`${addresses.site}/training`);
    await expect(page.getByRole('link', { name: /Dashboard/ }).first()).toBeVisible();
    await page.goto(`${addresses.portal}/dashboard`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto(`${addresses.site}/training`);
    await expect(page.getByRole('link', { name: /Dashboard/ })).toHaveCount(0);
  },
);

test(
  'a deep link that requires sign-in opens its page after the sign-in',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    const member = await studio.member();
    await page.goto(`${addresses.portal}/dashboard/training?from=mail`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText(referenceText('B8.3/login/credentials'))).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(`${addresses.portal}/dashboard/training?from=mail`);
  },
);

test(
  'a visitor who signs in from the form of a session returns to it with the panel open, and pays with a card',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    const session = await studio.session();
    const member = await studio.member();
    await page.goto(`${addresses.site}/training`);
    await page.goto(`${addresses.site}/training?session=${session.id}&register=1`);
    const panel = page.getByRole('dialog', { name: 'Complete Registration' });
    await panel.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(new RegExp(`id=${session.id}.*register=1`));
    await fillCard(panel, cards.declined);
    await panel.getByRole('checkbox', { name: /payment terms/ }).check();
    await panel.getByRole('button', { name: 'Pay and register' }).click();
    await expect(panel.getByRole('alert')).toContainText(
      'Your bank declined this card. Nothing was charged.',
    );
    await fillCard(panel, cards.pays);
    await panel.getByRole('button', { name: 'Pay and register' }).click();
    await expect(page).toHaveURL(`${addresses.portal}/dashboard/training`);
    await expect(page.getByRole('link', { name: session.title }).first()).toBeVisible();
  },
);
