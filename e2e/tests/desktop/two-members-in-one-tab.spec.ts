import type { Page } from '@playwright/test';
import { signIn } from '../../fixtures/sign-in.ts';
import type { Studio } from '../../fixtures/studio.ts';
import { expect, test } from '../../fixtures/test.ts';

/**
 * Navigates through links of the header, so that the document and its in-memory state stay. It goes through the feed, because
 * on the dashboard the link opens the modal.
 */
async function openProfile(page: Page): Promise<void> {
  for (const name of ['Your Feed', 'Profile']) {
    await page.getByRole('button', { name: /^Account, / }).click();
    await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(name === 'Your Feed' ? /\/feed$/ : /\/profile-edit$/);
  }
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account, / }).click();
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await expect(page).toHaveURL(/\/login/);
}

async function signInHere(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

const lastName = (page: Page) => page.getByLabel('Last name');

const twoMembers = (studio: Studio) =>
  Promise.all([studio.member({ lastName: 'Alston' }), studio.member({ lastName: 'Whitaker' })]);

test('a member who signs in after another in the same tab sees only their own data in the form', async ({
  page,
  addresses,
  studio,
}) => {
  const [first, second] = await twoMembers(studio);
  await signIn(page, addresses.portal, first);
  await openProfile(page);
  await expect(lastName(page)).toHaveValue('Alston');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await signOut(page);
  await signInHere(page, second);
  await openProfile(page);
  await expect(lastName(page)).toHaveValue('Whitaker');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** Pauses the tab's JavaScript. Returns a function that resumes the tab. */
async function pauseAnywhere(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const paused = new Promise((resolve) => session.once('Debugger.paused', resolve));
  await session.send('Debugger.enable');
  await session.send('Debugger.pause');
  // The script pauses here. It never finishes when the page reloads on resume.
  const next = page.evaluate(() => undefined).catch(() => undefined);
  await paused;
  return async () => {
    await session.send('Debugger.disable');
    await next;
    await session.detach();
  };
}

/** Whether a tab can write to the store of the sign-in, which an open transaction of another tab prevents. */
const canWrite = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), 1000);
        const request = indexedDB.open('detroit-well-session');
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('session', 'readwrite');
          transaction.addEventListener('complete', () => resolve(true));
          transaction.objectStore('session').get('current');
        });
      }),
  );

/** Pauses a background tab as a browser does: never during a transaction, which would block the other tabs. */
async function pauseTab(page: Page, other: Page): Promise<() => Promise<void>> {
  const resume = await pauseAnywhere(page);
  if (await canWrite(other)) return resume;
  await resume();
  return pauseTab(page, other);
}

test('a paused tab with a form switches to the member who signed in in another tab and stays on its page', async ({
  page,
  context,
  addresses,
  studio,
}) => {
  const [first, second] = await twoMembers(studio);
  await signIn(page, addresses.portal, first);
  await openProfile(page);
  await expect(lastName(page)).toHaveValue('Alston');
  await lastName(page).fill('Typed');

  const other = await context.newPage();
  await other.goto(`${addresses.portal}/dashboard`);
  await expect(other.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  const resume = await pauseTab(page, other);
  await signOut(other);
  await signInHere(other, second);
  await resume();

  await expect(lastName(page)).toHaveValue('Whitaker');
  expect(page.url()).toBe(`${addresses.portal}/dashboard/profile-edit`);
  await other.reload();
  await expect(other).not.toHaveURL(/\/login/);
});
