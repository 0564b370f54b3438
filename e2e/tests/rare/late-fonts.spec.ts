import { maxShift, recordShifts, shiftsOf } from '../../fixtures/layout-shifts.ts';
import { portalRoutes } from '../../fixtures/portal-routes.ts';
import { everyPublicRoute } from '../../fixtures/public-routes.ts';
import { seasonedMember } from '../../fixtures/seasoned-member.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';

/** Holds back every font until the page has been drawn in the fallback fonts. Returns the pages that shift when they arrive. */
async function shiftingPages(page: Page, urls: readonly string[]): Promise<unknown[]> {
  const shifting: unknown[] = [];
  for (const url of urls) {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.woff2$/, async (route) => {
      await released;
      await route.continue();
    });
    const font = page.waitForRequest(/\.woff2$/);
    await page.goto(url, { waitUntil: 'commit' });
    await font;
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    });
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    });
    const shifts = await shiftsOf(page);
    if (!(shifts.value <= maxShift)) shifting.push({ url, shifts });
    await page.unroute(/\.woff2$/);
  }
  return shifting;
}

test('no page shifts when its fonts arrive late', async ({ page, addresses, studio }) => {
  const { portal } = addresses;
  const { member, course } = await seasonedMember(studio);
  await recordShifts(page);
  const { signedOut, signedIn } = portalRoutes(portal, course.id);
  const shifting = await shiftingPages(page, [...(await everyPublicRoute(studio, addresses)), ...signedOut]);
  await signIn(page, portal, member);
  shifting.push(...(await shiftingPages(page, signedIn)));
  expect(shifting).toEqual([]);
});
