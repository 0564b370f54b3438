/**
 * What a visit costs the main thread on a CPU four times slower: the processor time of its tasks, times four. The visit is
 * recorded by nothing, because tracing and a filmstrip are work of that thread too, some 80 ms even of a page without
 * script; and it is not slowed down, because the browser slows by the wall clock and counts the work of other programs.
 */

const slowdown = 4;

/** Lighthouse's slow 4G, applied. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** @returns {Promise<number>} milliseconds of tasks until a second after the page is quiet */
export async function mainThreadOf({ context }, url) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setDeviceMetricsOverride', phone);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'load' });
  // The page's own script comes after its load; what follows it is part of the visit.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000 * slowdown;
}
