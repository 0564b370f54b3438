import type { Locator, Page } from '@playwright/test';
import { faultNames, faultsByName, rateLimitSeconds, type FaultName } from '../../fixtures/fault-list.ts';
import { faults, type Fault, type FaultRule } from '../../fixtures/fault-proxy.ts';
import type { Guest } from '../../fixtures/guest.ts';
import { installClock, advance, advanceUntil, watchCrashes } from '../../fixtures/page-clock.ts';
import { loads, parts, screensWithoutLoad, titleOf, type Load } from '../../fixtures/portal-loads.ts';
import { screenPaths } from '../../fixtures/portal-routes.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import type { Addresses } from '../../fixtures/real-apps.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import type { Studio } from '../../fixtures/studio.ts';
import { expect, test } from '../../fixtures/with-faults.ts';

test.describe.configure({ mode: 'parallel' });

type Fail = (path: FaultRule['path'], fault: Fault) => () => void;

const retry = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Retry|Try Again)$/ })
    .first();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** How far one step advances the clock: past the wait between two attempts, or past the time limit of a call. */
const stepFor = (fault: FaultName) => (fault === '31 s' ? 31_000 : 1_500);

function failureOf(page: Page, { special = {}, sentence }: Load, fault: FaultName): Locator[] {
  const other = special[fault];
  if (other) return [other(page)];
  const title = heading(page, titleOf(fault));
  // A rate-limited screen shows the length of the wait in place of its failure text.
  return fault === '429' ? [title] : [title, page.getByText(sentence(fault), { exact: true })];
}

/** Recovers from a failure as a person would: presses the button, after the wait of a rate limit, or signs in again. */
async function tryAgain(page: Page, fault: FaultName, member: Guest): Promise<void> {
  if (fault === '429') await advance(page, (rateLimitSeconds + 1) * 1_000);
  const signInButton = page.getByRole('button', { name: 'Sign In' });
  if (await signInButton.isVisible()) {
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    return signInButton.click();
  }
  // A screen without a retry button, for example without an address, is reloaded.
  const button = retry(page);
  if (await button.isVisible()) await button.click();
  else await page.reload();
}

/** Fields of every kind: names, dates, nested records, lists. */
const oftenMissing = [
  'title',
  'name',
  'first_name',
  'display_name',
  'program',
  'coach',
  'author',
  'price',
].concat([
  'start_datetime',
  'end_datetime',
  'created_at',
  'registration',
  'memberships',
  'recent_activity',
  'rules',
]);

/** Runs one screen under every fault in sequence: the retry after one fault triggers the next. */
async function tryEveryFault(
  page: Page,
  address: string,
  load: Load,
  member: Guest,
  fail: Fail,
  seen: string[],
): Promise<void> {
  let restore = () => {};
  const meet = (fault: Fault): void => {
    const before = restore;
    restore = fail(load.call, fault);
    before();
  };
  for (const [index, fault] of faultNames.entries()) {
    await test.step(fault, async () => {
      meet(faultsByName[fault]);
      const before = faultNames[index - 1];
      if (before) await tryAgain(page, before, member);
      else await page.goto(address);
      await advanceUntil(page, failureOf(page, load, fault), stepFor(fault));
    });
  }
  await test.step('offline', async () => {
    await page.context().setOffline(true);
    await retry(page).click();
    await advanceUntil(page, [heading(page, titleOf('cut'))]);
  });
  await test.step('401', async () => {
    meet(faults.status(401));
    // The page reloads by itself when it is back online; the second 401 ends the session.
    await page.context().setOffline(false);
    await advanceUntil(page, [page.getByRole(load.isOpen ? 'link' : 'button', { name: 'Sign In' })]);
    if (!load.isOpen) expect(new URL(page.url()).searchParams.get('next')).toBe(new URL(address).pathname);
  });
  await test.step('29 s', async () => {
    let release = () => {};
    meet({ kind: 'hold', until: new Promise<void>((resolve) => (release = resolve)) });
    seen.splice(0);
    await tryAgain(page, '400', member);
    await expect(page).toHaveURL(address);
    await expect.poll(() => seen.some((request) => load.call.test(request))).toBe(true);
    await advance(page, 29_000);
    await expect(retry(page)).toBeHidden();
    release();
    await advanceUntil(page, [load.content(page)], 20);
  });
  await test.step('missing fields', async () => {
    meet(faults.without(...oftenMissing));
    await page.reload();
    // The screen shows the remaining data, or says that it could not be loaded.
    const headline = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(headline).toHaveText(/\w/);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText(referenceText('B8.2/boundary/title'), { exact: true })).toBeHidden();
    restore();
  });
}

/** Signs in a member with a registration, on a page whose clock the test controls. */
async function openAsMember(page: Page, { portal }: Addresses, studio: Studio) {
  const member = await studio.member();
  const session = await studio.session();
  await studio.register(member, session);
  const expectNoCrash = watchCrashes(page);
  await installClock(page);
  await signIn(page, portal, member);
  const addressOf = (screen: string): string => portal + screen.replace(':id', session.id);
  return { member, addressOf, expectNoCrash };
}

for (const load of loads) {
  test(`${load.screen} shows its failure under every fault, and its retry loads the content`, async ({
    page,
    addresses,
    studio,
    fail,
    faultProxy,
  }) => {
    const { member, addressOf, expectNoCrash } = await openAsMember(page, addresses, studio);
    await tryEveryFault(page, addressOf(load.screen), load, member, fail, faultProxy.seen);
    expectNoCrash();
  });
}

const names = faultNames.filter((name) => name !== '429');

for (const screen of new Set(parts.map((part) => part.screen))) {
  test(`every part of ${screen} shows its own failure, leaves the rest usable, and recovers on retry`, async ({
    page,
    addresses,
    studio,
    fail,
    faultProxy,
  }) => {
    const { addressOf, expectNoCrash } = await openAsMember(page, addresses, studio);
    const own = parts.filter((part) => part.screen === screen);
    const alerts = own.map(({ sentence, standsIn }) =>
      page.getByRole(standsIn ? 'status' : 'alert').filter({ hasText: sentence }),
    );
    faultProxy.seen.splice(0);
    let restore: (() => void)[] = [];
    for (const [index, fault] of names.entries()) {
      await test.step(fault, async () => {
        const before = restore;
        restore = own.map(({ call }) => fail(call, faultsByName[fault]));
        for (const undo of before) undo();
        if (index === 0) {
          await page.goto(addressOf(screen));
          for (const { reveal } of own) if (reveal) await page.getByRole('button', { name: reveal }).click();
        } else for (const alert of alerts) await alert.getByRole('button', { name: 'Retry' }).click();
        await advanceUntil(page, alerts, stepFor(fault));
      });
    }
    for (const undo of restore) undo();
    for (const alert of alerts) await alert.getByRole('button', { name: 'Retry' }).click();
    for (const alert of alerts) await expect(alert).toHaveCount(0);
    // No call is retried automatically as fast as it fails.
    for (const { call } of own) {
      const requestCount = faultProxy.seen.filter((request) => call.test(request)).length;
      expect(requestCount, String(call)).toBeLessThan(names.length * 4);
    }
    expectNoCrash();
  });
}

test('the fault tests cover every screen of the portal', () => {
  const tried = [...loads.map(({ screen }) => screen), ...screensWithoutLoad];
  expect(tried.toSorted()).toEqual([...screenPaths].toSorted());
});
