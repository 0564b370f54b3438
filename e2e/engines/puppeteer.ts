import { launch, type Page } from 'puppeteer-core';
import { chromiumPath, launchArguments } from '../browser.ts';
import { clockEnvironment, type Browser, type Engine, type LaunchOptions, type Tab } from './engine.ts';

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
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

async function run(starting: ReturnType<typeof launch>): Promise<Browser> {
  const browser = await starting;
  return {
    version: await browser.version(),
    newTab: async () => tabOf(await browser.newPage()),
    close: () => browser.close(),
  };
}

const common = ({ clockDays }: LaunchOptions) => ({
  headless: true,
  acceptInsecureCerts: true,
  defaultViewport: { width: 1280, height: 900 },
  env: { ...process.env, ...clockEnvironment(clockDays) },
});

/** Chromium, over its own protocol. */
export const chromium: Engine = {
  name: 'chromium',
  launch: (options) =>
    run(
      launch({
        ...common(options),
        browser: 'chrome',
        executablePath: chromiumPath ?? 'chromium',
        // A scrollbar that takes space is what makes pages too wide.
        ignoreDefaultArgs: ['--hide-scrollbars'],
        args: [
          ...launchArguments,
          `--proxy-server=127.0.0.1:${options.network.port}`,
          ...(options.restrictions?.isPrivate ? ['--incognito'] : []),
        ],
      }),
    ),
};

const cookieBehavior = { none: 2, 'own-site': 1 } as const;

/** Firefox ESR, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  launch: (options) => {
    const { cookies, isPrivate } = options.restrictions ?? {};
    return run(
      launch({
        ...common(options),
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
    );
  },
};
