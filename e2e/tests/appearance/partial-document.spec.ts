import { paths } from '@detroit-well/config/paths';
import { recordShifts, shiftsOf } from '../../fixtures/layout-shifts.ts';
import { publicRoutes } from '../../fixtures/public-routes.ts';
import { gapMs, openSlowDocuments } from '../../fixtures/slow-documents.ts';
import { expect, test } from '../../fixtures/test.ts';

test('no page moves while its document arrives', async ({ page, addresses, studio }) => {
  const slow = await openSlowDocuments(addresses.site);
  // Late fonts move a page too (late-fonts.spec.ts).
  await page.route(/\.woff2$/, (route) => route.abort());
  await recordShifts(page);
  const moving: unknown[] = [];
  const routes = (await publicRoutes(studio, addresses)).map((url) => new URL(url));
  const gaps = routes.flatMap(({ pathname, search }) => [
    { path: pathname + search, before: '<h1' },
    { path: pathname + search, before: '</h1>' },
  ]);
  // In the header, which is the same on every page
  gaps.push({ path: paths.theStandard(), before: '<a class="tnum"' });
  for (const { path, before } of gaps) {
    slow.leaveGapBefore(before);
    await page.goto(slow.site + path);
    const shifts = await shiftsOf(page);
    if (shifts.value !== 0) moving.push({ path, before, shifts });
  }
  slow.close();
  expect(moving).toEqual([]);
});

test('a first screen with a picture appears as a whole', async ({ page, addresses, studio }) => {
  const slow = await openSlowDocuments(addresses.site);
  slow.leaveGapBefore('</h1>');
  const { id: session } = await studio.session();
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
