import type { ClientEvent } from '../client/events.ts';
import type { ApiError } from '../errors/api-error.ts';
import { announcements } from '../errors/statuses.ts';

/** What a call is known by in an event. */
export interface CallInfo {
  readonly call: string;
  readonly background: boolean;
}

/** The event SPEC-B 8.1 gives a failure, with its exact text; null for a failure that has none. */
export function eventFor(error: ApiError, info: CallInfo): ClientEvent | null {
  const failure = (
    type: 'networkError' | 'permissionError' | 'serverError',
    message: string,
  ): ClientEvent => ({
    type,
    message,
    error,
    ...info,
  });
  if (error.kind === 'network' || error.kind === 'timeout') {
    return failure('networkError', announcements.networkError);
  }
  if (error.status === 403) return failure('permissionError', announcements.permissionError);
  if (error.status === 503) return failure('serverError', announcements.serviceUnavailable);
  return error.kind === 'server' ? failure('serverError', announcements.serverError) : null;
}
