import { defineConfig } from '@playwright/test';
import { chromiumPath, launchArguments } from './browser.ts';
import type { Options } from './fixtures/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const journeys = /(journey|html|appearance)\//;

/**
 * The apps are real and start once for each worker (`global-setup.ts`); no network call is stubbed. Every test makes its own data,
 * so they run in any order. CONTRIBUTING.md says which projects are in which run.
 */
export default defineConfig<Options>({
  testDir: './tests',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than the cores, because many tests wait (ADR-146).
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Generous, because two cores run the apps, the tests and the browsers, and may be five times slower than other machines.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      args: launchArguments,
      ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
    },
    locale: 'en-US',
    // Playwright does not see the requests of a worker; the tests of the office without network allow it.
    serviceWorkers: 'block',
    // Traces take as long as the tests themselves; request them with --trace retain-on-failure.
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
  projects: [
    // The gate.
    { name: 'phone', use: phone, testMatch: [journeys, /phone\//] },
    { name: 'desktop', use: desktop, testMatch: /desktop\// },
    // The full run.
    { name: 'states', use: { ...desktop, checksStates: true }, testMatch: [journeys, /desktop\//] },
    { name: 'phone-states', use: { ...phone, checksStates: true }, testMatch: /phone\// },
    { name: 'rare', use: { ...desktop, checksStates: true }, testMatch: /rare\// },
    // `npm run rehearse -- --test` runs the journeys, on a phone too (playwright.rehearsal.config.ts).
    { name: 'proxy', use: desktop, testMatch: /rehearsal\/proxy/ },
  ],
});
