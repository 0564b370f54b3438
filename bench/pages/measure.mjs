/** One cold visit on a slow phone: slow 4G and a CPU four times slower, both applied, not simulated. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const observe = () => {
  globalThis.seen = { fcp: 0, lcp: 0, cls: 0, blocked: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') globalThis.seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    globalThis.seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) globalThis.seen.cls += entry.value;
  });
  watch('longtask', (entry) => {
    globalThis.seen.blocked += Math.max(0, entry.duration - 50);
  });
};

/** @returns {Promise<{ fcp: number, lcp: number, cls: number, blocked: number, scriptsBeforeLcp: number }>} milliseconds, shift score, count */
export async function visit(browser, url, { cpu = 4 } = {}) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const seen = await page.evaluate(() => globalThis.seen);
  const scriptsBeforeLcp = await page.evaluate(
    (lcp) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.initiatorType === 'script' && entry.startTime < lcp).length,
    seen.lcp,
  );
  await context.close();
  return { ...seen, scriptsBeforeLcp };
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
