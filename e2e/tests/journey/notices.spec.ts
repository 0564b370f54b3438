import { faults, openFaultProxy, type Fault, type FaultProxy } from '../../fixtures/fault-proxy.ts';
import { installClock, advance, advanceUntil } from '../../fixtures/page-clock.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';

/** The shared apps, with a proxy between this page and the API. */
const test = base.extend<{ faultProxy: FaultProxy }>({
  faultProxy: async ({ page, addresses }, use) => {
    const proxy = await openFaultProxy(() => Number(new URL(addresses.apiOrigin).port));
    await proxy.attach(page, addresses.apiOrigin);
    await use(proxy);
    await proxy.close();
  },
});

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

test(
  'a failed background call shows one toast; a screen that shows its own failure shows none',
  { tag: '@time' },
  async ({ page, addresses, studio, faultProxy, accessible }) => {
    await installClock(page);
    await signIn(page, addresses.portal, await studio.member());
    const cases: [Fault, string, string][] = [
      [faults.status(403), 'Access Denied.', referenceText('B8.1/status/403')],
      [faults.status(500), 'Server Error.', referenceText('B8.1/status/5xx')],
      [faults.status(503), 'Server Error.', referenceText('B8.1/status/503')],
      [{ kind: 'unreachable' }, 'Connection Problem.', referenceText('B8.1/status/network')],
    ];
    for (const [fault, title, sentence] of cases) {
      faultProxy.restore();
      // The header menu belongs to no screen, so its failure appears as a toast.
      faultProxy.when({ path: '/navigation/menu/', fault });
      await page.goto(`${addresses.portal}/dashboard/billing-address`);
      await advanceUntil(page, [notices(page).getByText(sentence)]);
      await expect(notices(page).getByText(sentence)).toHaveCount(1);
      await expect(notices(page).getByText(title)).toHaveCount(1);
    }
    await accessible(page, 'a toast with a button');

    // The toast with a button stays, and its button repeats the call.
    faultProxy.restore();
    await notices(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(notices(page).getByText(referenceText('B8.1/status/network'))).toHaveCount(0);
    await expect.poll(() => faultProxy.seen).toContain('GET /api/v2/navigation/menu/');

    faultProxy.when({ path: '/billing-address/', fault: faults.status(500) });
    await page.goto(`${addresses.portal}/dashboard/billing-address`);
    await expect(page.getByText(referenceText('B8.7/billing/load'))).toBeVisible();
    await expect(notices(page)).toHaveText('');
  },
);

test(
  'a rate limit counts down its seconds and then repeats the call, in both apps',
  { tag: '@time' },
  async ({ page, addresses, studio, faultProxy }) => {
    await installClock(page);
    await signIn(page, addresses.portal, await studio.member());
    // The rule applies to every request, because the dashboard may still be loading the same list.
    const allow = faultProxy.when({
      path: '/sessions/registered/',
      fault: faults.status(429, {}, { 'Retry-After': '30' }),
    });
    const listRequests = () =>
      faultProxy.seen.filter((call) => call.includes('/sessions/registered/')).length;
    await page.goto(`${addresses.portal}/dashboard/training`);
    await expect(notices(page)).toContainText(/We try again in (30|2\d) seconds\./);
    const first = listRequests();
    const main = page.getByRole('main');
    const limited = page.getByRole('heading', { name: referenceText('B8.2/fallback/429') });
    await advanceUntil(page, [limited]);
    // One automatic retry; then the screen waits for the member (ADR-156), and no toast repeats it.
    expect(listRequests()).toBe(first + 1);
    await expect(main).toContainText(/You can try again in (30|2\d) seconds\./);
    await advance(page, 60_000);
    await expect(main).toContainText('You can try again now.');
    await expect(notices(page)).toHaveText('');
    expect(listRequests()).toBe(first + 1);
    allow();
    await page.clock.resume();
    await main.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('tab', { name: /^Upcoming/ })).toBeVisible();
    expect(listRequests()).toBe(first + 2);
    await expect(page.getByRole('timer')).toHaveCount(0);

    faultProxy.when({
      path: '/challenge/config/',
      times: 1,
      fault: faults.status(429, {}, { 'Retry-After': '30' }),
    });
    await page.goto(addresses.site);
    await page.locator('html[data-ready]').waitFor();
    await page.getByRole('contentinfo').getByLabel('Email').focus();
    await expect(notices(page)).toContainText(referenceText('B8.1/friendly/429'));
    await expect(notices(page)).toContainText(/We try again in (30|2\d) seconds\./);
    const settingsRequests = () =>
      faultProxy.seen.filter((call) => call.includes('/challenge/config/')).length;
    expect(settingsRequests(), 'calls before the wait is over').toBe(1);
    await advance(page, 30_000);
    await expect.poll(settingsRequests, 'calls once the wait is over').toBe(2);
    await expect(notices(page)).toHaveText('');
  },
);

test(
  'a rate limit that is too long to wait out shows a countdown on the screen',
  { tag: '@time' },
  async ({ page, addresses, studio, faultProxy, accessible }) => {
    await signIn(page, addresses.portal, await studio.member());
    faultProxy.when({ path: '/billing-address/', fault: faults.status(429, {}, { 'Retry-After': '90' }) });
    await page.goto(`${addresses.portal}/dashboard/billing-address`);
    await expect(page.getByRole('heading', { name: referenceText('B8.2/fallback/429') })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/1:[0-2]\d/);
    await accessible(page, 'the rate limit screen');
  },
);

test(
  'both apps stay readable offline and show the age of the page',
  { tag: '@time' },
  async ({ page, context, addresses, studio, accessible }) => {
    await signIn(page, addresses.portal, await studio.member());
    for (const address of [`${addresses.portal}/dashboard/training`, addresses.site]) {
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      // The public site loads its notices with the first act of a visitor.
      await heading.click();
      await expect(notices(page)).toBeAttached();
      // Waits until the requested data has arrived, because it cannot arrive offline.
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      const bar = page.getByRole('status').filter({ hasText: 'You are offline.' });
      await expect(bar).toContainText(/as of \d{1,2}:\d{2} [AP]M E[DS]T/);
      await expect(heading).toBeVisible();
      await bar.getByRole('button', { name: 'Try now' }).click();
      await expect(bar.getByRole('button', { name: 'Try now' })).toBeVisible();
      await accessible(page, 'the offline bar');
      await context.setOffline(false);
      await expect(bar).toBeHidden();
    }
  },
);

test(
  'a file that a deployment removed shows the error boundary inside the layout, and Refresh Page recovers',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    await signIn(page, addresses.portal, await studio.member());
    // A new deployment has removed the old files.
    await page.route(/\/assets\/feed-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/feed';
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    });
    await expect(page.getByRole('heading', { name: referenceText('B8.2/boundary/title') })).toBeVisible();
    await expect(page.getByText(referenceText('B8.2/boundary/text'))).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await accessible(page, 'the boundary screen');
    await page.unroute(/\/assets\/feed-[^/]*\.js$/);
    await page.getByRole('button', { name: referenceText('B8.2/boundary/refresh') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Feed' })).toBeVisible();
  },
);

test(
  'a registered session without dates or with unknown values shows its remaining data',
  { tag: '@time' },
  async ({ page, addresses, studio, faultProxy }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const member = await studio.member();
    await studio.register(member, await studio.session());
    await signIn(page, addresses.portal, member);
    const unknown = ['end_datetime', 'created_at', 'status', 'payment_status'];
    faultProxy.when({ path: /\/sessions\/registered\/$/, fault: faults.without(...unknown) });
    // A list leaves out an entry without a start date; the session's own page still shows it.
    faultProxy.when({
      path: /\/sessions\/registered\/[^/]+\/$/,
      fault: faults.without('start_datetime', ...unknown),
    });
    await page.goto(`${addresses.portal}/dashboard/training`);
    await page.locator('main a[href^="/dashboard/session/"]').first().click();
    await expect(page.getByText('Date to be announced').first()).toBeVisible();
    await page.goto(`${addresses.portal}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
    await expect(page.getByText(referenceText('B8.2/boundary/title'))).toHaveCount(0);
    expect(problems).toEqual([]);
  },
);
