import { problem, type ProblemError } from '../calls/problem.ts';
import type { PlatformDeps } from '../calls/dependencies.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { inProgress } from './in-progress.ts';
import { dropExpiredKey, type KeyState } from './keys.ts';
import { waitForKey } from './wait-for-key.ts';

const maxTries = 5;
/** Before another try that no earlier request with the key explains: something else is in its way. */
const pauseMs = 100;

const unread: KeyState = { state: 'fresh' };

/** A try had no effect, and another one may have: a request with the same key was first, or what was in the way is gone. */
export const tryAgain: unique symbol = Symbol('try again');
export type TryAgain = typeof tryAgain;

/** The key of an earlier request that has ended, or whose worker has stopped. */
export type KnownKey = Extract<KeyState, { state: 'done' | 'in_progress' }>;

export interface IdempotentWork<Result> {
  /** Stores the key in the transaction of its effect: of several concurrent requests with one key, only one has an effect. */
  readonly attempt: () => Promise<Result | TryAgain>;
  /** The response of an earlier request, as it was stored or from the state that it left. `tryAgain`: it had no effect. */
  readonly resume: (key: KnownKey, request: IdempotentRequest) => Promise<Result | TryAgain>;
  /** Reads the key before the first try. Otherwise the first attempt must detect a known key, which is nearly always new. */
  readonly readFirst?: boolean;
  /** The problem while another request with the key is at work. */
  readonly busy?: () => ProblemError;
}

/**
 * Gives an action its effect once per idempotency key, whatever is lost, repeated or killed (SPEC-B 10.6): a retry gets the
 * response of the first request, waits for it, or finishes what it began. Without a key, the action is only tried again.
 */
export async function runIdempotent<Result>(
  { database: { db }, systemClock }: Pick<PlatformDeps, 'database' | 'systemClock'>,
  request: IdempotentRequest | null,
  { attempt, resume, readFirst = false, busy = inProgress }: IdempotentWork<Result>,
): Promise<Result> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const isRead = request !== null && (readFirst || tries > 0);
    const key = isRead ? await waitForKey(db, request, () => systemClock.now()) : unread;
    if (key.state === 'reused') throw problem('idempotency_key_reused');
    if (request !== null && key.state !== 'fresh') {
      if (key.state === 'in_progress' && key.lockedUntil > systemClock.now()) throw busy();
      if (key.state === 'done') request.replayed?.();
      const response = await resume(key, request);
      if (response !== tryAgain) return response;
      // Another request may have started again first; then its response counts.
      if (!(await dropExpiredKey(db, request, key.progress, systemClock.now()))) continue;
    } else if (tries > 0) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    const response = await attempt();
    if (response !== tryAgain) return response;
  }
  throw busy();
}
