import type { Page, Route } from '@playwright/test';
import { paths } from '@detroit-well/config/paths';
import { panelOf } from '../../fixtures/guest.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import type { Studio } from '../../fixtures/studio.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A page that does not start says so after 8 s; the rest is for busy machines. */
const limit = { timeout: 16_000 };
const anyScript = /\/assets\/.*\.js$/;
const abort = (route: Route): Promise<void> => route.abort();
const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, body: '' });

const never = (): void => undefined;

const form = (page: Page) => panelOf(page).getByLabel('First name');
const boundaryTitle = (page: Page) =>
  page.getByRole('heading', { name: referenceText('B8.2/boundary/title') });

/** Follows a link of the portal without a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
}

async function openTraining(page: Page, site: string, studio: Studio) {
  const { id } = await studio.session();
  await page.goto(`${site}/training?session=${id}`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}
const register = (page: Page) => page.getByRole('link', { name: 'Register Now' }).first().click();

/** The form, and not the panel that waits for it, which the page itself has. */
const panelFile = /\/assets\/guest-panel-(?!loading-)[^/]*\.js$/;

test('a booking form whose file failed once opens on Try Again', async ({ page, addresses, studio }) => {
  await openTraining(page, addresses.site, studio);
  await page.route(panelFile, abort);
  await register(page);
  await expect(page.getByText(referenceText('B8.2/fallback/network'))).toBeVisible();
  await page.unroute(panelFile);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(form(page)).toBeVisible();
});

test('a tab older than the deployment reloads once, and the booking form opens', async ({
  page,
  addresses,
  studio,
}) => {
  await openTraining(page, addresses.site, studio);
  let documents = 0;
  page.on('request', (request) => {
    documents += Number(request.isNavigationRequest() && request.frame() === page.mainFrame());
  });
  // Only the files of the old document are gone.
  await page.route(panelFile, (route) => (documents === 0 ? gone(route) : route.continue()));
  await register(page);
  await expect(form(page)).toBeVisible();
  expect(documents).toBe(1);
});

test('a file that the new deployment lacks too is told, without a second reload', async ({
  page,
  addresses,
  studio,
  accessible,
}) => {
  await openTraining(page, addresses.site, studio);
  let documents = 0;
  page.on('request', (request) => {
    documents += Number(request.isNavigationRequest() && request.frame() === page.mainFrame());
  });
  await page.route(panelFile, gone);
  await register(page);
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(documents).toBe(1);
  await accessible(page, 'a booking form that could not be loaded');
});

test('an old tab of the portal keeps a half-filled form and reloads once for another screen', async ({
  page,
  addresses,
  studio,
}) => {
  await signIn(page, addresses.portal, await studio.member());
  await page.goto(`${addresses.portal}/dashboard/emergency-contacts`);
  await page.getByRole('button', { name: /^Add/ }).first().click();
  await page.getByLabel('Name').fill('Rosa Ostrowski');
  let isOld = true;
  await page.route(anyScript, (route) => (isOld ? gone(route) : route.continue()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await follow(page, '/feed');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Feed' })).toBeVisible();
  await page.goto(`${addresses.portal}/dashboard/emergency-contacts`);
  await expect(page.getByLabel('Name')).toHaveValue('Rosa Ostrowski');
});

test('the portal without any file has a whole boundary, and Try Again recovers', async ({
  page,
  addresses,
  studio,
  accessible,
}) => {
  await signIn(page, addresses.portal, await studio.member());
  await page.route(/\.js$/, abort);
  // The document cannot be fetched either.
  await page.context().setOffline(true);
  await follow(page, '/dashboard/waiver');
  await expect(boundaryTitle(page)).toBeVisible();
  await expect(page.getByText(referenceText('B8.2/boundary/text'))).toBeVisible();
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('button', { name: referenceText('B8.2/boundary/refresh') })).toBeVisible();
  await accessible(page, 'the boundary without any file');
  await again.click();
  await expect(boundaryTitle(page)).toBeVisible();
  await page.context().setOffline(false);
  await page.unroute(/\.js$/);
  // The press before may still be looking for the connection.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Waiver and Consent' })).toBeVisible();
  }).toPass();
});

for (const [how, fault] of [
  ['is missing', gone],
  ['never arrives', never],
] as const) {
  test(`the portal says that its script ${how}`, async ({ page, addresses, accessible }) => {
    let fails = true;
    await page.route(anyScript, (route) => (fails ? fault(route) : route.continue()));
    await page.goto(`${addresses.portal}/login`, { waitUntil: 'commit' });
    const notice = page.getByRole('alert').filter({ hasText: 'This page could not start' });
    await expect(notice).toBeVisible(limit);
    await expect(notice.getByRole('link', { name: /Call \(313\)/ })).toBeVisible();
    if (fault === gone) await accessible(page, 'a portal that did not start');
    fails = false;
    await notice.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test(`the public site says that its script ${how}`, async ({ page, addresses, studio, accessible }) => {
    const session = await studio.session();
    let fails = true;
    await page.route(anyScript, (route) => (fails ? fault(route) : route.continue()));
    await page.goto(addresses.site + paths.training({ q: session.title }), { waitUntil: 'commit' });
    await register(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('The form has not arrived yet. Nothing was charged.')).toBeVisible(limit);
    await expect(dialog.getByRole('link', { name: /Call \(313\)/ })).toBeVisible();
    if (fault === gone) await accessible(page, 'a booking form that did not arrive');
    await page.keyboard.press('Escape');
    await expect(page.getByText('A part of this page has not arrived.', { exact: false })).toBeVisible(limit);
    fails = false;
    await page.locator('body > .start-notice').getByRole('link', { name: 'Try Again' }).click();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.getByText('A part of this page has not arrived.', { exact: false })).toBeHidden();
  });
}

test('a contact form keeps what was typed when its code is gone', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/contact`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  let isOld = true;
  await page.route(anyScript, (route) => (isOld ? gone(route) : route.continue()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.evaluate(() => {
    document.querySelector<HTMLTextAreaElement>('textarea[name=text]')!.value = 'Is the floor free?';
  });
  await page.getByLabel('Name').fill('Paul Ostrowski');
  await expect.poll(() => isOld).toBe(false);
  await expect(page.locator('form[aria-label="Write to us"]:not([data-early])')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Paul Ostrowski');
  await expect(page.getByLabel('Message')).toHaveValue('Is the floor free?');
});

test('a contact form whose code cannot be loaded says so when a button is pressed', async ({
  page,
  addresses,
}) => {
  await page.goto(`${addresses.site}/contact`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.route(anyScript, abort);
  await page
    .getByRole('button', { name: /Verify you are human/ })
    .first()
    .click();
  await expect(page.getByText('Your message was not sent.')).toBeVisible();
});
