/**
 * Measures the main-thread cost of a visit on a CPU four times slower: the processor time of its tasks, times four. The visit
 * is not traced, because tracing and a filmstrip add some 80 ms to that thread even on a page without script. It is not
 * throttled either, because the browser throttles by wall clock and would count the work of other programs.
 */

const slowdown = 4;

/** Lighthouse's slow 4G, applied rather than simulated. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** @returns {Promise<number>} milliseconds of tasks until one second after the page is idle */
export async function mainThreadOf({ context }, url) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setDeviceMetricsOverride', phone);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'load' });
  // The page's own script loads after the load event; the work that follows is part of the visit.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000 * slowdown;
}
