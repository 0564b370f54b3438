import { paths } from '@detroit-well/config/paths';
import { maxShift, recordShifts, shiftsOf } from '../../fixtures/layout-shifts.ts';
import { publicRoutes } from '../../fixtures/public-routes.ts';
import { openSession } from '../../fixtures/sessions.ts';
import { gapMs, openSlowDocuments } from '../../fixtures/slow-documents.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Where the second part begins: in the header, before the heading and behind it. */
const gaps = ['<a class="tnum"', '<h1', '</h1>'];
/** Half of what a page may shift, because late fonts also move it. */
const limit = maxShift / 2;

test('no page moves while its document arrives', async ({ page, addresses }) => {
  const slow = await openSlowDocuments(addresses.site);
  await recordShifts(page);
  const moving: unknown[] = [];
  for (const url of await publicRoutes(addresses)) {
    const { pathname, search } = new URL(url);
    for (const gap of gaps) {
      slow.leaveGapBefore(gap);
      await page.goto(slow.site + pathname + search);
      const shifts = await shiftsOf(page);
      if (!(shifts.value <= limit)) moving.push({ pathname, gap, shifts });
    }
  }
  slow.close();
  expect(moving).toEqual([]);
});

test('a first screen with a picture appears as a whole', async ({ page, addresses }) => {
  const slow = await openSlowDocuments(addresses.site);
  slow.leaveGapBefore('</h1>');
  const { public_id: session } = await openSession(addresses.api);
  for (const path of [paths.home(), paths.training(), paths.sessionById(session)]) {
    await page.goto(slow.site + path);
    const firstPaint = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            for (const { name, startTime } of list.getEntries())
              if (name === 'first-contentful-paint') resolve(startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    expect(firstPaint, path).toBeGreaterThan(gapMs);
  }
  slow.close();
});
