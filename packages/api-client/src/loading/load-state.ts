import * as constants from '@detroit-well/config/constants';
import { ApiError } from '../errors/api-error.ts';
import { isWorthRetrying } from '../queries/retry.ts';

const { maxRetries, baseDelayMs, maxDelayMs, multiplier } = constants.sessionsRetry;
const { sessionsMs, warnUnderMs } = constants.loadingTimeout;
const [slowUnderMs, almostOverUnderMs] = warnUnderMs;

/** The state of loading a list (SPEC-A 4, SPEC-B 9). */
export type LoadState<Data> =
  /** `failures`: failed attempts so far. After the first, the screen shows the data that it has without the server. */
  | { readonly kind: 'loading'; readonly failures: number; readonly elapsedMs: number }
  | { readonly kind: 'ready'; readonly data: Data }
  /**
   * The server asked the client to wait. `automatic`: the one automatic retry follows; otherwise the person retries, once no
   * seconds are left.
   */
  | {
      readonly kind: 'rate-limited';
      readonly secondsLeft: number;
      readonly automatic: boolean;
      readonly error: ApiError;
    }
  | { readonly kind: 'timed-out' }
  /** `retried`: every retry was used up. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly retried: boolean };

/** What happened to a load; `nextLoadState` applies it. */
export type LoadEvent<Data> =
  | { readonly type: 'started' }
  | { readonly type: 'tick'; readonly elapsedMs: number }
  | { readonly type: 'loaded'; readonly data: Data }
  /** `rateLimitRetried`: the automatic retry after a 429 has been made. */
  | { readonly type: 'attempt-failed'; readonly error: unknown; readonly rateLimitRetried?: boolean }
  | { readonly type: 'wait-tick'; readonly secondsLeft: number }
  | { readonly type: 'time-over' };

/** The state before the first attempt. */
export const startOfLoad = { kind: 'loading', failures: 0, elapsedMs: 0 } as const;

/** Delay before the attempt after `failures` failed ones: 1 s, 2 s, 4 s, at most 10 s (SPEC-B 9). */
export function retryDelayMs(failures: number): number {
  return Math.min(maxDelayMs, baseDelayMs * multiplier ** (failures - 1));
}

/** Seconds that a 429 asked the client to wait; `null` for any other error. */
function rateLimitSeconds(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  return Math.ceil(error.retryAfter ?? constants.rateLimitWaitMs / 1000);
}

function afterFailure<Data>(
  state: LoadState<Data>,
  error: unknown,
  rateLimitRetried: boolean,
): LoadState<Data> {
  const secondsLeft = rateLimitSeconds(error);
  if (secondsLeft !== null) {
    const automatic = !rateLimitRetried && secondsLeft * 1000 <= constants.longestRateLimitWaitMs;
    return { kind: 'rate-limited', secondsLeft, automatic, error: error as ApiError };
  }
  if (state.kind !== 'loading') return state;
  const failures = state.failures + 1;
  if (!isWorthRetrying(error)) return { kind: 'failed', error, retried: false };
  if (failures > maxRetries) return { kind: 'failed', error, retried: true };
  return { ...state, failures };
}

/** Returns the next state. The loader drops events of an earlier run before they get here. */
export function nextLoadState<Data>(state: LoadState<Data>, event: LoadEvent<Data>): LoadState<Data> {
  switch (event.type) {
    case 'started':
      return startOfLoad;
    case 'tick':
      return state.kind === 'loading' ? { ...state, elapsedMs: event.elapsedMs } : state;
    case 'loaded':
      return { kind: 'ready', data: event.data };
    case 'attempt-failed':
      return afterFailure(state, event.error, event.rateLimitRetried ?? false);
    case 'wait-tick':
      return state.kind === 'rate-limited' ? { ...state, secondsLeft: event.secondsLeft } : state;
    case 'time-over':
      return state.kind === 'loading' ? { kind: 'timed-out' } : state;
  }
}

/** How a running load looks to a person. */
export type LoadPhase = 'loading' | 'slow' | 'almost-over';

/** Selects the text of the loading screen, which changes below 15 s and below 5 s remaining (SPEC-A 2). */
export function loadPhase(elapsedMs: number): LoadPhase {
  const leftMs = sessionsMs - elapsedMs;
  if (leftMs < almostOverUnderMs) return 'almost-over';
  return leftMs < slowUnderMs ? 'slow' : 'loading';
}
