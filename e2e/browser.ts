import { existsSync } from 'node:fs';

// The headless shell draws no window and no toolbar, which takes a fifth of the CPU time of the tests (ADR-146).
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A Chromium that is already installed, if any; otherwise Playwright's own (`npx playwright install chromium`). */
export const chromiumPath = process.env.CHROMIUM_PATH ?? known.find((path) => existsSync(path));

const asRoot = process.getuid?.() === 0;

/** Draws text as phones do, without hinting, and connects to nothing but the apps under test. */
export const launchArguments = [
  ...(asRoot ? ['--no-sandbox'] : []),
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
