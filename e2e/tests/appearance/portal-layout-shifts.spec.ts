import { paths } from '@detroit-well/config/paths';
import { signIn } from '../../fixtures/sign-in.ts';
import { maxShift, recordShifts, shiftsOf } from '../../fixtures/layout-shifts.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';

/** Longer than a paint, so that the test sees every screen while it loads. */
const responseDelayMs = 300;
/** The parts of a screen arrive in any order, so these are loaded a second time with the named response last. */
const lastResponseDelayMs = 900;

const forVisitors = [
  paths.login(),
  paths.login({ registered: true }),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword({ uid: 'u', token: 't' }),
];

const forMembers = [
  paths.feed(),
  paths.dashboard.home(),
  paths.dashboard.training(),
  paths.dashboard.profileEdit(),
  paths.dashboard.emergencyContacts(),
  paths.dashboard.billingAddress(),
  paths.dashboard.changePassword(),
  paths.dashboard.waiver(),
  paths.dashboard.membership(),
  paths.dashboard.passes(),
  paths.dashboard.credit(),
  paths.testChat(),
  `${paths.dashboard.home()}/nowhere`,
];

/** Loads every screen with slow responses and returns those that shift between the first shell and the finished screen. */
async function shiftingScreens(page: Page, urls: readonly string[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const url of urls) {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const shifts = await shiftsOf(page);
    if (!(shifts.value <= maxShift)) found.push({ url, shifts });
  }
  return found;
}

test('no portal screen shifts while it loads', async ({ page, addresses, studio }) => {
  const { api, portal } = addresses;
  const member = await studio.member();
  const session = await studio.session();
  await studio.register(member, session);
  await recordShifts(page);
  let last = 'none';
  await page.route(`${api}/**`, async (route) => {
    const delayMs = route.request().url().includes(last) ? lastResponseDelayMs : responseDelayMs;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
  const shifting = await shiftingScreens(
    page,
    forVisitors.map((path) => portal + path),
  );
  await signIn(page, portal, member);
  shifting.push(
    ...(await shiftingScreens(
      page,
      [...forMembers, paths.dashboard.session(session.id)].map((path) => portal + path),
    )),
  );
  for (last of ['/dashboard/', '/sessions/registered/']) {
    shifting.push(...(await shiftingScreens(page, [portal + paths.dashboard.home()])));
  }
  last = '/materials/';
  shifting.push(...(await shiftingScreens(page, [portal + paths.dashboard.session(session.id)])));
  expect(shifting).toEqual([]);
});
