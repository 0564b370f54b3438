/**
 * Measures the main-thread cost of a visit on a CPU four times slower: the processor time of its tasks, times four. The visit
 * is not traced, because tracing and a filmstrip add some 80 ms to that thread even on a page without script. It is not
 * throttled either, because the browser throttles by wall clock and would count the work of other programs.
 */
import { setTimeout as wait } from 'node:timers/promises';

const slowdown = 4;

/** Lighthouse's slow 4G, applied rather than simulated. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** A page is idle when it has requested nothing for this long. Milliseconds. */
const idleMs = 500;
const loadMs = 60_000;

/** Resolves when the page has loaded and its requests have ended, as `progress` records them. */
async function untilIdle(progress) {
  const until = Date.now() + loadMs;
  while (!progress.loaded || progress.open.size > 0 || Date.now() - progress.changed < idleMs) {
    if (Date.now() > until)
      throw new Error(`The page did not become idle: ${[...progress.open.values()].join(', ')}`);
    await wait(50);
  }
}

/**
 * @param {Awaited<ReturnType<import('./bare-browser.mjs').openBareBrowser>>} browser
 * @param {string} url
 * @returns {Promise<number>} milliseconds of tasks until one second after the page is idle
 */
export async function mainThreadOf(browser, url) {
  const progress = { loaded: false, open: new Map(), changed: Date.now() };
  const tab = await browser.openTab((method, { requestId, request } = {}) => {
    if (method === 'Page.loadEventFired') progress.loaded = true;
    if (method === 'Network.requestWillBeSent') progress.open.set(requestId, request.url);
    if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed')
      progress.open.delete(requestId);
    progress.changed = Date.now();
  });
  await tab.send('Network.enable');
  await tab.send('Network.clearBrowserCache');
  await tab.send('Network.emulateNetworkConditions', slow4g);
  await tab.send('Emulation.setDeviceMetricsOverride', phone);
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.send('Page.enable');
  await tab.send('Page.navigate', { url });
  // The page's own script loads after the load event; the work that follows is part of the visit.
  await untilIdle(progress);
  await wait(1000);
  const { metrics } = await tab.send('Performance.getMetrics');
  await tab.close();
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000 * slowdown;
}
