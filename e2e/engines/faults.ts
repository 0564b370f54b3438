import type { Rehearsal } from '../rehearsal/start-rehearsal.ts';
import { until, type Browser, type Engine } from './engine.ts';
import { openNetwork, type Network } from './network.ts';
import { followTokens, reload, signedInTabs, untilSignedIn, type AppTab, type Tokens } from './sign-in.ts';

interface Situation {
  readonly rehearsal: Rehearsal;
  readonly network: Network;
  readonly tokens: Tokens;
  readonly tabs: readonly AppTab[];
}

const refreshCall = '/token/refresh/';
const longestWaitMs = 6_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Measures how long pages wait for their session. */
async function timeUntilSignedIn(tabs: readonly AppTab[]): Promise<number> {
  const start = Date.now();
  await reload(tabs);
  await untilSignedIn(tabs, 15_000);
  return Date.now() - start;
}

/** Expires the token while all pages load, and measures from the 401 until the last of them has a new token. */
async function timeOfExpiry({ tokens, tabs }: Pick<Situation, 'tokens' | 'tabs'>): Promise<number> {
  const portal = tabs.filter(({ app }) => app === 'portal').length;
  const expiry = tokens.expire([portal, tabs.length - portal]);
  await reload(tabs);
  const start = await expiry.rejectedAt;
  await until('A new token in each tab', expiry.isOver, 15_000);
  return Date.now() - start;
}

/** What happens to the four tabs while their token is expired. Each returns how long the pages waited, in milliseconds. */
const faults: Readonly<Record<string, (situation: Situation) => Promise<number>>> = {
  // Twice, because a browser repeats a request by itself when a reused connection closes.
  'lost answer of a refresh': (situation) => {
    situation.network.api.when({ path: refreshCall, times: 2, fault: { kind: 'cut' } });
    return timeOfExpiry(situation);
  },
  'refresh that never reaches the API': (situation) => {
    situation.network.api.when({ path: refreshCall, times: 2, fault: { kind: 'unreachable' } });
    return timeOfExpiry(situation);
  },
  'every answer lost for 5 s': async ({ network, tokens, tabs }) => {
    const stop = network.api.when({ path: refreshCall, fault: { kind: 'cut' } });
    tokens.expire();
    await reload(tabs);
    await pause(5_000);
    stop();
    return timeUntilSignedIn(tabs);
  },
  'pages that reload while they refresh': async ({ network, tokens, tabs }) => {
    const stop = network.api.when({ path: refreshCall, fault: { kind: 'delay', ms: 2_000 } });
    const { rejectedAt } = tokens.expire();
    await reload(tabs);
    await rejectedAt;
    await pause(500);
    const result = timeUntilSignedIn(tabs);
    await pause(1_000);
    stop();
    return result;
  },
  'offline for 3 s': async ({ network, tokens, tabs }) => {
    network.api.when({ path: refreshCall, times: 1, fault: { kind: 'delay', ms: 1_000 } });
    const { rejectedAt } = tokens.expire();
    await reload(tabs);
    await rejectedAt;
    await pause(200);
    network.setOffline(true);
    await pause(3_000);
    network.setOffline(false);
    return timeUntilSignedIn(tabs);
  },
  'five reloads in a row': async ({ tokens, tabs }) => {
    tokens.expire();
    for (let storm = 0; storm < 4; storm += 1) await reload(tabs);
    return timeUntilSignedIn(tabs);
  },
  'restart of both API processes': async ({ rehearsal, tokens, tabs }) => {
    tokens.expire();
    const restarting = rehearsal.restartApi();
    await reload(tabs);
    await restarting;
    return timeUntilSignedIn(tabs);
  },
  // Last, because the tab keeps the lock.
  'a tab that holds the lock': async ({ tokens, tabs }) => {
    const [hanging, ...others] = tabs;
    await hanging?.tab.evaluate(() => {
      void navigator.locks.request('detroit-well-refresh', () => new Promise(() => {}));
    });
    return timeOfExpiry({ tokens, tabs: others });
  },
};

async function runFault(
  name: string,
  situation: Situation,
): Promise<{ ms: number; complaints: readonly string[] }> {
  const run = faults[name] ?? timeOfExpiry;
  try {
    const ms = await run(situation);
    await untilSignedIn(situation.tabs, 15_000);
    return { ms, complaints: ms > longestWaitMs ? [`${name}: ${ms} ms`] : [] };
  } catch (error) {
    const states = await Promise.all(situation.tabs.map((one) => one.isSignedIn().catch(() => undefined)));
    return { ms: Number.NaN, complaints: [`${name}: ${String(error)} Signed in: ${states.join(', ')}`] };
  }
}

/** Prints how long pages waited in each fault, and with a clock that is a day off. Returns what is wrong. */
export async function runFaults(engine: Engine, rehearsal: Rehearsal): Promise<readonly string[]> {
  const complaints: string[] = [];

  /** Runs the faults one after the other, and returns those after the first that failed. */
  const inBrowser = async (names: readonly string[], clockDays = 0): Promise<readonly string[]> => {
    const network = await openNetwork(rehearsal);
    const tokens = followTokens(network);
    let browser: Browser | undefined;
    try {
      browser = await engine.launch({ network, clockDays });
      const tabs = await signedInTabs(browser, rehearsal);
      for (const [index, name] of names.entries()) {
        const result = await runFault(name, { rehearsal, network, tokens, tabs });
        complaints.push(...result.complaints);
        console.log(`${engine.name}, ${name}: ${result.complaints.join('; ') || `${result.ms} ms`}`);
        if (Number.isNaN(result.ms)) return names.slice(index + 1);
      }
      return [];
    } finally {
      tokens.stop();
      await browser?.close();
      await network.close();
    }
  };

  let left: readonly string[] = Object.keys(faults);
  // A browser that failed may be signed out.
  while (left.length > 0) left = await inBrowser(left);
  for (const [name, days] of [
    ['clock a day ahead', 1],
    ['clock a day behind', -1],
  ] as const)
    await inBrowser([name], days).catch((error: unknown) => complaints.push(`${name}: ${String(error)}`));
  return complaints;
}
