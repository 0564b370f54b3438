import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import { chromiumPath, launchArguments } from '../browser.ts';
import { NotOffered, type Browser, type Engine, type Tab } from './engine.ts';

function tabOf(page: Page): Tab {
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    type: async (selector, text) => {
      await page.waitForSelector(selector);
      await page.type(selector, text);
    },
    click: async (selector) => {
      await page.waitForSelector(selector);
      await page.click(selector);
    },
    answer: async (how) => {
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const fault = how(request.url());
        const answered =
          fault === 'lost' ? request.abort() : fault ? request.respond({ status: 404 }) : request.continue();
        // The page may have gone.
        void answered.catch(() => undefined);
      });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

/** Shifts the clock of a page and its frames before their scripts run: the browsers do not start with faketime. */
function shiftClock(ms: number): void {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...parts: readonly number[]) {
      if (parts.length === 0) super(Real.now() + ms);
      else super(...(parts as [number]));
    }
    static override now = () => Real.now() + ms;
  } as typeof Date;
}

async function run(
  starting: ReturnType<typeof launch>,
  { clockDays = 0, beforeScripts }: Parameters<Engine['launch']>[0],
): Promise<Browser> {
  const browser = await starting;
  return {
    version: await browser.version(),
    newTab: async () => {
      const page = await browser.newPage();
      if (clockDays !== 0) await page.evaluateOnNewDocument(shiftClock, clockDays * 86_400_000);
      if (beforeScripts) await page.evaluateOnNewDocument(beforeScripts);
      // A dialog would hold up the page.
      page.on('dialog', (dialog) => void dialog.dismiss());
      return tabOf(page);
    },
    close: () => browser.close(),
  };
}

const common = {
  headless: true,
  acceptInsecureCerts: true,
  defaultViewport: { width: 1280, height: 900 },
};

const profilesOfChromium = {
  none: { default_content_setting_values: { cookies: 2 } },
  'own-site': { block_third_party_cookies: true, cookie_controls_mode: 1 },
} as const;

/** Where Chromium finds the settings of its profile. Its headless shell has none. */
async function chromiumWithSettings(cookies: keyof typeof profilesOfChromium) {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new NotOffered('The headless shell has no profile; the Debian package chromium has.');
  const userDataDir = await mkdtemp(join(tmpdir(), 'chromium-'));
  await mkdir(join(userDataDir, 'Default'));
  const settings = JSON.stringify({ profile: profilesOfChromium[cookies] });
  await writeFile(join(userDataDir, 'Default', 'Preferences'), settings);
  return { executablePath, userDataDir };
}

/** Chromium, over its own protocol. */
export const chromium: Engine = {
  name: 'chromium',
  launch: async (options) => {
    const { cookies, isPrivate } = options.restrictions ?? {};
    const withSettings = cookies && (await chromiumWithSettings(cookies));
    const browser = await run(
      launch({
        ...common,
        browser: 'chrome',
        executablePath: chromiumPath ?? 'chromium',
        ...withSettings,
        // A scrollbar that takes space is what makes pages too wide.
        ignoreDefaultArgs: ['--hide-scrollbars'],
        args: [
          ...launchArguments,
          `--proxy-server=127.0.0.1:${options.network.port}`,
          ...(isPrivate ? ['--incognito'] : []),
        ],
      }),
      options,
    );
    return {
      ...browser,
      close: async () => {
        await browser.close();
        if (withSettings) await rm(withSettings.userDataDir, { recursive: true, force: true });
      },
    };
  },
};

const cookieBehavior = { none: 2, 'own-site': 1 } as const;

/** Firefox ESR, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  launch: (options) => {
    const { cookies, isPrivate } = options.restrictions ?? {};
    return run(
      launch({
        ...common,
        browser: 'firefox',
        executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
        extraPrefsFirefox: {
          'network.proxy.type': 1,
          'network.proxy.http': '127.0.0.1',
          'network.proxy.http_port': options.network.port,
          'network.proxy.ssl': '127.0.0.1',
          'network.proxy.ssl_port': options.network.port,
          // Otherwise Firefox would also try other ways to resolve the names.
          'network.trr.mode': 5,
          ...(cookies === undefined ? {} : { 'network.cookie.cookieBehavior': cookieBehavior[cookies] }),
          ...(isPrivate ? { 'browser.privatebrowsing.autostart': true } : {}),
        },
      }),
      options,
    );
  },
};
