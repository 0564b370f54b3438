import { accessibleAtThisSize, accessibleWhenResized, resize } from '../../fixtures/accessible.ts';
import { unique } from '../../fixtures/guest.ts';
import { expectNoSidewaysScroll } from '../../fixtures/overflow.ts';
import { portalRoutes } from '../../fixtures/portal-routes.ts';
import { everyPublicRoute } from '../../fixtures/public-routes.ts';
import { seasonedMember } from '../../fixtures/seasoned-member.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { test } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';

// Loads every route of the site and the portal once per width and checks all widths, 200 % zoom and both themes on that page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 600_000, mode: 'parallel' });

/** Waits until the page is hydrated or its screen is drawn, and nothing on it is still loading. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { ready } = document.documentElement.dataset;
    const drawn = ready === 'true' || document.querySelector('main h1') !== null;
    const waiting = document.querySelectorAll('main [aria-busy="true"], .skeleton');
    // A closed dialog keeps its loading state.
    return drawn && [...waiting].every((element) => !element.checkVisibility());
  });
}

/** Loads each address at 320 and at 1280 px; resizing the wide page covers the other sizes. */
async function checkEveryWidth(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const what = address.replace(/^https?:\/\/[^/]+/, '');
    await test.step(what, async () => {
      for (const width of [320, 1280]) {
        await resize(page, width);
        await page.goto(address);
        await waitUntilLoaded(page);
        await expectNoSidewaysScroll(page, width, what);
        await accessibleAtThisSize(page, `${what} at ${width} px`);
      }
      await accessibleWhenResized(page, what);
    });
  }
}

test(
  'every public page fits and is accessible at every width, at 200 % zoom and in both themes',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    // A word that is wider than a phone, in a session of the next days: the lists and tables of many pages show it.
    await studio.session({
      title: `Rollschuhlaufmeisterschaftsvorbereitung ${unique()}`,
      startsIn: { days: 1 },
    });
    await checkEveryWidth(page, await everyPublicRoute(studio, addresses));
  },
);

test(
  'every portal screen fits and is accessible at every width, at 200 % zoom and in both themes',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    const { member, course } = await seasonedMember(studio);
    const { signedOut, signedIn } = portalRoutes(addresses.portal, course.id);
    await checkEveryWidth(page, signedOut);
    await signIn(page, addresses.portal, member);
    await checkEveryWidth(page, signedIn);
  },
);

test(
  'pages fit after the window narrows and after a phone rotates',
  { tag: '@time' },
  async ({ page, browser, addresses, studio }) => {
    const { member } = await seasonedMember(studio);
    await signIn(page, addresses.portal, member);
    const storageState = await page.context().storageState();
    const pages = [`${addresses.site}/training`, `${addresses.portal}/dashboard`];
    for (const address of pages) {
      await resize(page, 1440);
      await page.goto(address);
      await waitUntilLoaded(page);
      await resize(page, 390);
      await expectNoSidewaysScroll(page, 390, `${address} after narrowing`);
    }

    const upright = { width: 390, height: 844 };
    const turned = { width: 844, height: 390 };
    const phone = await browser.newContext({
      storageState,
      viewport: upright,
      isMobile: true,
      hasTouch: true,
    });
    const screen = await phone.newPage();
    for (const address of pages) {
      await screen.setViewportSize(upright);
      await screen.goto(address);
      await waitUntilLoaded(screen);
      for (const size of [turned, upright]) {
        await screen.setViewportSize(size);
        await expectNoSidewaysScroll(screen, size.width, `${address} after a turn`);
      }
    }
    await phone.close();
  },
);
