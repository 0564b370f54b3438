import { ApiError, isApiError } from '@detroit-well/api-client';
import { describe } from '@detroit-well/api-client/errors';
import { retryAfterMs } from '@detroit-well/booking/rate-limit';
import type { PostsFailure } from './posts-unavailable.ts';

const gotNoResponse = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');

export function postsFailure(error: unknown): PostsFailure {
  const { message } = describe(error, 'blog');
  if (gotNoResponse(error)) return { kind: 'network', message };
  const waitMs = retryAfterMs(error);
  const kind = isApiError(error) ? (error.status ?? 0) : 0;
  return { kind, message, ...(waitMs === null ? {} : { waitMs }) };
}

/** On the server, a missing response does not mean that the visitor's connection failed. */
export function failureOnServer(error: unknown): PostsFailure {
  const apiError = gotNoResponse(error) ? new ApiError({ kind: 'server', status: 503, message: '' }) : error;
  return postsFailure(apiError);
}
