import { isApiError } from '@detroit-well/api-client';

/** A rate limit concerns one network address; other visitors have their own limits. */
export const isRateLimited = (error: unknown): boolean => isApiError(error) && error.status === 429;
