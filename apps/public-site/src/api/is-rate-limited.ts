import { isApiError } from '@detroit-well/api-client';

/** A rate limit concerns the address that was counted; other visitors have limits of their own. */
export const isRateLimited = (error: unknown): boolean => isApiError(error) && error.status === 429;
