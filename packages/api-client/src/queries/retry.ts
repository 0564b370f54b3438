import * as constants from '@detroit-well/config/constants';
import { ApiError } from '../errors/api-error.ts';

const { maxRetries, baseDelayMs, maxDelayMs, multiplier } = constants.sessionsRetry;

/** A retry cannot change a rejection (4xx); every other failure is worth a retry. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || (error.kind !== 'refused' && error.kind !== 'aborted');
}

/** Sessions and categories: up to 3 retries, 1 s, 2 s, 4 s, at most 10 s (SPEC-B 9). */
export const retryable = {
  retry: (failures: number, error: Error) => failures < maxRetries && isWorthRetrying(error),
  retryDelay: (failures: number) => Math.min(maxDelayMs, baseDelayMs * multiplier ** failures),
};

/** Data that rarely changes: cached for 15 minutes (SPEC-B 9, blog static data cache). */
export const rarelyChanging = { staleTime: constants.blogStaticCacheMinutes * 60_000 };
