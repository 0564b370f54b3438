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

/** Returns a function that resolves when the page has loaded and its requests have ended. */
function watchLoad(session) {
  const open = new Map();
  let loaded = false;
  let changed = Date.now();
  const onEvent = (name, note) =>
    session.on(name, (event) => {
      note(event);
      changed = Date.now();
    });
  onEvent('Page.loadEventFired', () => {
    loaded = true;
  });
  onEvent('Network.requestWillBeSent', ({ requestId, request }) => open.set(requestId, request.url));
  onEvent('Network.loadingFinished', ({ requestId }) => open.delete(requestId));
  onEvent('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  return async () => {
    const until = Date.now() + loadMs;
    while (!loaded || open.size > 0 || Date.now() - changed < idleMs) {
      if (Date.now() > until)
        throw new Error(`The page did not become idle: ${[...open.values()].join(', ')}`);
      await wait(50);
    }
  };
}

/**
 * @param {Awaited<ReturnType<import('./bare-browser.mjs').openBareBrowser>>} browser
 * @param {string} url
 * @returns {Promise<number>} milliseconds of tasks until one second after the page is idle
 */
export async function mainThreadOf(browser, url) {
  const { session, close } = await browser.openTab();
  const untilIdle = watchLoad(session);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setDeviceMetricsOverride', phone);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Page.enable');
  await session.send('Page.navigate', { url });
  // The page's own script loads after the load event; the work that follows is part of the visit.
  await untilIdle();
  await wait(1000);
  const { metrics } = await session.send('Performance.getMetrics');
  await close();
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000 * slowdown;
}
