import type { Db } from '../database/database.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { type KeyState, readKey } from './keys.ts';

/** The time for which a concurrent second request waits for the response of the first before the client is told to retry. */
const waitLimitMs = 8_000;
const pauseMs = 60;

/**
 * Waits while another request with the same key is in progress. Returns its response, `in_progress` when its lock expired or
 * the limit has passed, or `fresh` when it ended without effect.
 */
export async function waitForKey(
  db: Db,
  request: IdempotentRequest,
  clock: () => Date,
  limitMs = waitLimitMs,
): Promise<KeyState> {
  const until = performance.now() + limitMs;
  for (;;) {
    const now = clock();
    const state = await readKey(db, request, now);
    if (state.state !== 'in_progress' || state.lockedUntil <= now || performance.now() >= until) return state;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
