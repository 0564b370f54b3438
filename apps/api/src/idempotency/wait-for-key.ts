import type { Db } from '../db/database.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { type KeyState, readKey } from './keys.ts';

/** How long a second request waits for the first one's answer before it is told to come back. */
export const waitLimitMs = 8_000;
const pauseMs = 60;

/**
 * Waits while somebody else works on the same intent. Ends with its answer, with `in_progress` when the worker seems
 * dead or the limit has passed, or with `fresh` when the work left no trace.
 */
export async function waitForKey(
  db: Db,
  intent: IdempotentRequest,
  clock: () => Date,
  limitMs = waitLimitMs,
): Promise<KeyState> {
  const until = Date.now() + limitMs;
  for (;;) {
    const now = clock();
    const state = await readKey(db, intent, now);
    if (state.state !== 'in_progress' || state.lockedUntil <= now || Date.now() >= until) return state;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
