import { serverNow } from '@detroit-well/config/server-clock';
import { isApiError } from '@detroit-well/api-client';
import * as constants from '@detroit-well/config/constants';

/** The wait that a 429 response asks for, in milliseconds; null for any other error. */
export function retryAfterMs(error: unknown): number | null {
  if (!isApiError(error) || error.status !== 429) return null;
  return error.retryAfter === undefined ? constants.rateLimitWaitMs : error.retryAfter * 1_000;
}

const ends = new WeakMap<object, number>();

/**
 * Returns when a rate limit ends, in milliseconds of the server's time, or null for other failures. The wait starts at the first
 * call.
 */
export function rateLimitEnds(error: unknown): number | null {
  const waitMs = retryAfterMs(error);
  if (waitMs === null) return null;
  // Only an `ApiError` has a wait.
  const failure = error as object;
  const until = ends.get(failure) ?? serverNow() + waitMs;
  ends.set(failure, until);
  return until;
}
