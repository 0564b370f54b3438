/**
 * Measures one cold visit on a cheap phone with Lighthouse: slow 4G and a CPU four times slower, both applied rather than
 * simulated. Every figure comes from the trace of that visit.
 */
import lighthouse from 'lighthouse';
import { firstPaintProgress } from './filmstrip.mjs';

const flags = {
  logLevel: 'error',
  onlyCategories: ['performance'],
  throttlingMethod: 'devtools',
  // Skips the full-page screenshot, which Lighthouse takes after the trace and this benchmark does not use.
  disableFullPageScreenshot: true,
};

const bytesOf = (requests) => requests.reduce((sum, { transferSize }) => sum + transferSize, 0);

/** The requests of a visit; those of the first view started before the document's `load` event. */
function requestFigures({ audits }, lcp) {
  const requests = audits['network-requests'].details.items;
  const document = requests.find(({ resourceType }) => resourceType === 'Document');
  const loaded = audits.metrics.details.items[0].observedLoad;
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const before = (ms) => scripts.filter((one) => one.networkRequestTime - document.networkRequestTime < ms);
  return {
    documentBytes: document.transferSize,
    scripts: scripts.length,
    scriptBytes: bytesOf(scripts),
    firstScriptBytes: bytesOf(before(loaded)),
    scriptsBeforeLcp: before(lcp).length,
  };
}

/**
 * Times in milliseconds, transferred bytes; `complete` is how much of the first screen the first paint shows, 0 to 1; `machine`
 * is Lighthouse's benchmark index, which is higher on a faster machine.
 * @param {Awaited<ReturnType<import('./browsers.mjs').openBrowser>>} browser
 * @param {string} url
 */
export async function visit(browser, url) {
  const result = await lighthouse(url, { ...flags, port: browser.port });
  const { lhr, artifacts } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (audit) => lhr.audits[audit].numericValue;
  const lcp = value('largest-contentful-paint');
  return {
    fcp: value('first-contentful-paint'),
    lcp,
    cls: value('cumulative-layout-shift'),
    blocked: value('total-blocking-time'),
    tracedMainThread: value('mainthread-work-breakdown'),
    score: lhr.categories.performance.score * 100,
    ...requestFigures(lhr, lcp),
    machine: lhr.environment.benchmarkIndex,
    complete: await firstPaintProgress(artifacts.Trace, lhr.audits.metrics.details.items[0]),
  };
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
