import { ApiError } from '@detroit-well/api-client';

/** Throws for a reply without content, such as the page of a proxy: whether something was saved is unknown. */
export function readable<Result>(result: Result): Result {
  const isEmpty = typeof result !== 'object' || result === null || Object.keys(result).length === 0;
  if (result !== undefined && isEmpty)
    throw new ApiError({ kind: 'unreadable', message: '', outcome: 'unknown' });
  return result;
}
