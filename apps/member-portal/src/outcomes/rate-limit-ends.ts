import { isApiError } from '@detroit-well/api-client';
import * as constants from '@detroit-well/config/constants';

const ends = new WeakMap<object, number>();

/**
 * Returns when a rate limit ends, in milliseconds since the epoch, or null for other failures. The wait starts at the first
 * call.
 */
export function rateLimitEnds(error: unknown): number | null {
  if (!isApiError(error) || error.status !== 429) return null;
  const known = ends.get(error);
  if (known !== undefined) return known;
  const until = Date.now() + (error.retryAfter ?? constants.rateLimitWaitMs / 1000) * 1000;
  ends.set(error, until);
  return until;
}
