import type { Rehearsal } from '../rehearsal/start-rehearsal.ts';
import { until, type Engine } from './engine.ts';
import { openNetwork } from './network.ts';
import { followTokens, reload, signedInTabs, untilSignedIn } from './sign-in.ts';

const longestMs = 6_000;
const mostRefreshes = 1.2;

/** Figures of one engine. */
interface ExpiryFigures {
  readonly engine: string;
  readonly repetitions: number;
  readonly signOuts: number;
  /** Repetitions in which a page made no call with a new token within 15 seconds. */
  readonly failures: number;
  readonly refreshesEach: number;
  /** From the 401 to the first call with the new token in the last of the four tabs. */
  readonly medianMs: number;
  readonly longestMs: number;
}

/**
 * Each time, two tabs of the portal and two of the public site load while the access token that they share has just
 * expired. All four must stay signed in.
 */
async function measure(engine: Engine, rehearsal: Rehearsal, count: number): Promise<ExpiryFigures> {
  const network = await openNetwork(rehearsal);
  const browser = await engine.launch({ network });
  const tokens = followTokens(network);
  const times: number[] = [];
  let signOuts = 0;
  let failures = 0;
  let refreshes = 0;
  try {
    const tabs = await signedInTabs(browser, rehearsal);
    for (let index = 0; index < count; index += 1) {
      network.api.seen.length = 0;
      const expiry = tokens.expire();
      await reload(tabs);
      const start = await expiry.rejectedAt;
      try {
        await until('New tokens in all tabs', expiry.isOver, 15_000);
        times.push(Date.now() - start);
        await untilSignedIn(tabs, 15_000);
      } catch (error) {
        // Told apart: a page that lost its call stays signed in, and the next repetition goes on.
        const states = await Promise.all(tabs.map((one) => one.isSignedIn().catch(() => undefined)));
        console.log(`repetition ${index}: ${String(error)}`, states, network.api.seen);
        failures += 1;
        if (states.includes(false)) {
          signOuts += 1;
          throw error;
        }
      }
      refreshes += network.api.seen.filter((call) => call.includes('/token/refresh/')).length;
    }
  } finally {
    tokens.stop();
    await browser.close();
    await network.close();
  }
  const sorted = times.toSorted((one, other) => one - other);
  return {
    engine: browser.version,
    repetitions: count,
    signOuts,
    failures,
    refreshesEach: refreshes / count,
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longestMs: sorted.at(-1) ?? 0,
  };
}

/** Prints the figures and returns what is wrong with them. */
export async function runExpiredTokens(
  engine: Engine,
  rehearsal: Rehearsal,
  count: number,
): Promise<readonly string[]> {
  const figures = await measure(engine, rehearsal, count);
  console.table([figures]);
  return [
    ...(figures.failures > 0 ? [`${figures.failures} failed repetitions`] : []),
    ...(figures.signOuts > 0 ? [`${figures.signOuts} sign-outs`] : []),
    ...(figures.refreshesEach > mostRefreshes ? [`${figures.refreshesEach} refreshes for each expiry`] : []),
    ...(figures.longestMs > longestMs ? [`a wait of ${figures.longestMs} ms`] : []),
  ];
}
