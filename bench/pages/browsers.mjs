import { chromiumPath, launchArguments } from '@detroit-well/e2e/browser';
import { freePort } from '@detroit-well/scripts/ports';
import { chromium } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Opens a browser with its own profile that Lighthouse can reach by its port. Lighthouse opens its pages in the default
 * context, so a member who signs in there stays signed in.
 */
export async function openBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'bench-browser-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    args: [...launchArguments, `--remote-debugging-port=${port}`],
    ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
  });
  return {
    context,
    port,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
