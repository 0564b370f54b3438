import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { join, normalize } from 'node:path';
import sharp from 'sharp';

const dist = join(import.meta.dirname, '../dist');
const origin = 'http://kit.test';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** All tests of a worker share one page, because loading it takes longer than a picture. */
export const test = base.extend<object, { kitPage: Page }>({
  kitPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        viewport: phone,
        locale: 'en-US',
        timezoneId: 'America/Detroit',
        reducedMotion: 'reduce',
      });
      // The built files, without a server and its port.
      await page.route(`${origin}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({ path: join(dist, normalize(pathname === '/' ? 'index.html' : pathname)) });
      });
      await page.clock.setFixedTime('2026-03-14T17:12:00-04:00');
      await page.goto(origin);
      await page.waitForFunction(() => 'showExamples' in window);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** The whole page as a small PNG. Its palette of 256 colors is finer than the threshold of the comparison. */
export async function pictureOf(page: Page): Promise<Buffer> {
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  return sharp(picture)
    .png({ palette: true, colours: 256, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer();
}
