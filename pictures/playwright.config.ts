import { chromiumPath, launchArguments } from '@detroit-well/e2e/browser';
import { defineConfig } from '@playwright/test';

/** Compares every example of the kit with its reviewed picture (ADR-014). */
export default defineConfig({
  testDir: './tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 120_000,
  reporter: [['list']],
  snapshotPathTemplate: 'baselines/{arg}{ext}',
  updateSnapshots: process.env.CI === undefined ? 'missing' : 'none',
  // Edges of letters differ a little between versions of Chromium. A changed color or position is far more.
  expect: { toMatchSnapshot: { threshold: 0.1, maxDiffPixels: 100 } },
  use: {
    browserName: 'chromium',
    launchOptions: {
      // The same letters on every machine: no hinting by the system and no subpixels of a certain screen.
      args: [
        ...launchArguments,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
      ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
    },
    locale: 'en-US',
    timezoneId: 'America/Detroit',
    reducedMotion: 'reduce',
  },
});
