import { dayMs } from '@detroit-well/config/durations';
import { learnServerTime } from '@detroit-well/config/server-clock';
import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 500;
/** No cache of a web server keeps anything for longer. */
const longerThanCachesMs = 30 * dayMs;
/** The longest wait for a response of the API, in milliseconds. */
const waitMs = 2_000;
/** The start waits longer, because no response must have another time. An API that does not listen refuses at once. */
const startWaitMs = 15_000;

/** The time of the studio on a web server (ADR-144). */
export interface ServerClock {
  readonly now: () => Date;
  /** The time by which caches measure ages, in milliseconds: a move of the clock makes everything old. */
  readonly cacheNow: () => number;
  readonly close: () => void;
}

interface Followed {
  readonly deployment: 'demo' | 'production';
  readonly apiUrl: string;
}

/**
 * Follows the clock of the API's studio, which `/dev/clock` moves. Undefined in production, which has the real time. An API without
 * such a clock responds with 404, and is not asked again; while it does not respond, the last offset holds.
 */
export async function followClock({ deployment, apiUrl }: Followed): Promise<ServerClock | undefined> {
  if (deployment === 'production') return undefined;
  const url = new URL('/dev/clock', apiUrl);
  const stop = new AbortController();
  let aheadMs = 0;
  let moves = 0;
  /** Returns whether to ask again. */
  const ask = async (limitMs = waitMs): Promise<boolean> => {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(limitMs)]);
    const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
    if (response.status === 404) return false;
    // Pages that this server renders read it, too.
    learnServerTime(response.headers.get('date') ?? undefined);
    const body = response.ok ? ((await response.json()) as { ahead_ms?: unknown }) : {};
    if (typeof body.ahead_ms === 'number' && body.ahead_ms !== aheadMs) {
      aheadMs = body.ahead_ms;
      moves += 1;
    }
    return true;
  };
  const follow = async (): Promise<void> => {
    do await sleep(everyMs, undefined, { ref: false });
    while (!stop.signal.aborted && (await ask().catch(() => true)));
  };
  if (await ask(startWaitMs).catch(() => true)) void follow();
  return {
    now: () => new Date(Date.now() + aheadMs),
    cacheNow: () => Date.now() + moves * longerThanCachesMs,
    close: () => stop.abort(),
  };
}
