import type { IncomingMessage } from 'node:http';
import type { Rehearsal } from '../rehearsal/start-rehearsal.ts';
import { until, type Browser, type Tab } from './engine.ts';
import type { Network } from './network.ts';

/** One tab of an app, and whether its page shows that a member is signed in. */
export interface AppTab {
  readonly app: 'portal' | 'site';
  readonly tab: Tab;
  readonly isSignedIn: () => Promise<boolean>;
}

export const shown = {
  portal: () =>
    location.pathname.startsWith('/dashboard') &&
    localStorage.getItem('accessToken') !== null &&
    document.querySelector('main h1') !== null,
  site: () => document.querySelector('header a[href$="/dashboard"]') !== null,
};

async function open(browser: Browser, app: AppTab['app'], address: string): Promise<AppTab> {
  const tab = await browser.newTab();
  await tab.goto(address);
  return { app, tab, isSignedIn: () => tab.evaluate(shown[app]) };
}

/** Fills in the form of the sign-in page and sends it. */
export async function submitSignIn(
  tab: Tab,
  portal: string,
  { email, password }: Rehearsal['owner'],
): Promise<void> {
  await tab.goto(`${portal}/login?next=/dashboard`);
  await tab.type('#sign-in-email', email);
  await tab.type('#sign-in-password', password);
  await tab.click('main form button[type="submit"]');
}

/** Signs in on the screen and opens two tabs of the portal and two of the public site. */
export async function signedInTabs(
  browser: Browser,
  { addresses, owner }: Rehearsal,
): Promise<readonly AppTab[]> {
  // Pages with few calls, because a browser opens at most six connections to the API at a time.
  const screen = `${addresses.portal}/dashboard/change-password`;
  const page = `${addresses.site}/privacy-policy`;
  const first = await browser.newTab();
  await submitSignIn(first, addresses.portal, owner);
  const portal: AppTab = { app: 'portal', tab: first, isSignedIn: () => first.evaluate(shown.portal) };
  await until('The dashboard', portal.isSignedIn);
  await first.goto(screen);
  const tabs = [portal];
  for (const [app, address] of [
    ['portal', screen],
    ['site', page],
    ['site', page],
  ] as const)
    tabs.push(await open(browser, app, address));
  await untilSignedIn(tabs);
  return tabs;
}

export const untilSignedIn = (tabs: readonly AppTab[], limitMs?: number): Promise<void> =>
  until(
    `${tabs.length} signed-in pages`,
    async () => {
      for (const one of tabs) if (!(await one.isSignedIn())) return false;
      return true;
    },
    limitMs,
  );

/** Reloads all tabs at one time. Resolves when the old pages are gone. */
export async function reload(tabs: readonly AppTab[]): Promise<void> {
  for (const { tab } of tabs) {
    await tab.evaluate(() => {
      Object.assign(window, { isOld: true });
      setTimeout(() => location.reload(), 300);
    });
  }
  for (const { tab } of tabs) await until('A reload', () => tab.evaluate(() => !('isOld' in window)));
}

/** The access tokens that the pages have used, and a way to expire them. */
export interface Tokens {
  /**
   * From now on, the API rejects every token used so far. Calls that carry one get their 401 together: when the first calls of
   * all pages have arrived, or after 4 seconds.
   */
  readonly expire: (pages?: Pages) => Expiry;
  readonly stop: () => void;
}

interface Expiry {
  /** When the calls got their 401, in milliseconds since the epoch. */
  readonly rejectedAt: Promise<number>;
  /** Whether all pages have made their first call with a newer token. */
  readonly isOver: () => boolean;
}

/** The first call of a signed-in page, in the portal and on the public site. */
const firstCalls = [/v2\/dashboard\/$/, /v2\/training\/dashboard\/user\/$/];
/** How many pages of the portal and of the public site load. */
type Pages = readonly [portal: number, site: number];
const allPages: Pages = [2, 2];
const longestHoldMs = 4_000;

/** Counts the first calls of pages. */
function countPages(pages: Pages) {
  const calls = firstCalls.map(() => 0);
  return {
    add: (url = '') => {
      const app = firstCalls.findIndex((path) => path.test(url));
      if (app !== -1) calls[app] = (calls[app] ?? 0) + 1;
    },
    isComplete: () => calls.every((count, app) => count >= pages[app]!),
  };
}

export function followTokens({ api }: Network): Tokens {
  const used = new Set<string>();
  const expired = new Set<string>();
  const tokenOf = ({ headers }: IncomingMessage): string =>
    headers.authorization?.replace('Bearer ', '') ?? '';
  const stopFollowing = api.when({
    path: /./,
    matches: (request) => {
      used.add(tokenOf(request));
      return false;
    },
    fault: { kind: 'cut' },
  });
  let stopRejecting = () => {};
  return {
    expire: (pages = allPages) => {
      stopRejecting();
      for (const token of used) if (token !== '') expired.add(token);
      const old = countPages(pages);
      const renewed = countPages(pages);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
        setTimeout(resolve, longestHoldMs);
      });
      const isExpired = (request: IncomingMessage): boolean => {
        const token = tokenOf(request);
        if (expired.has(token)) old.add(request.url);
        else if (token !== '') renewed.add(request.url);
        if (old.isComplete()) release();
        return expired.has(token);
      };
      // The API itself rejects the call, because its token is not one.
      const headers = { authorization: 'Bearer expired' };
      const fault = { kind: 'hold', until: released, headers } as const;
      stopRejecting = api.when({ path: /./, matches: isExpired, fault });
      return { rejectedAt: released.then(() => Date.now()), isOver: renewed.isComplete };
    },
    stop: () => {
      stopFollowing();
      stopRejecting();
    },
  };
}
