import { defineConfig } from '@playwright/test';
import { chromiumPath, launchArguments } from './browser.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The apps are real and start once for each worker (see `global-setup.ts`); no network call is stubbed. */
export default defineConfig({
  testDir: './tests',
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  // One more than the cores, because many tests wait (ADR-058).
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
    // Traces take as long as the tests themselves; request them with --trace retain-on-failure.
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
  projects: [
    { name: 'desktop', use: { viewport: desktop }, testIgnore: /(once|phone|rehearsal)\// },
    {
      name: 'phone',
      use: { viewport: phone, hasTouch: true, isMobile: true },
      testIgnore: /(once|rehearsal)\//,
    },
    { name: 'once', use: { viewport: desktop }, testMatch: /once\// },
    // `npm run rehearse -- --test` runs the journeys, on a phone too (playwright.rehearsal.config.ts).
    { name: 'rehearsal', use: { viewport: desktop }, testMatch: /rehearsal\/proxy/ },
  ],
});
