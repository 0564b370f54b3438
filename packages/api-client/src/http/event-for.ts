import type { ClientEvent } from './events.ts';
import type { ApiError } from '../errors/api-error.ts';
import { statusMessages } from '../contract/definition/statuses.ts';

/** Identifies a call in an event. */
export interface CallInfo {
  readonly call: string;
  readonly background: boolean;
}

/** The event that SPEC-B 8.1 assigns to a failure, with its exact text; `null` if there is none. */
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
    return failure('networkError', statusMessages.networkError);
  }
  if (error.status === 403) return failure('permissionError', statusMessages.permissionError);
  if (error.status === 503) return failure('serverError', statusMessages.serviceUnavailable);
  return error.kind === 'server' ? failure('serverError', statusMessages.serverError) : null;
}
