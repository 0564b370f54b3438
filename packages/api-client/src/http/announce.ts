import type { OnEvent } from '../client/events.ts';
import type { ApiError } from '../errors/api-error.ts';
import { announcements } from '../errors/statuses.ts';

/** Emits the event Spec B 8.1 gives a failure, with its exact text. */
export function announce(error: ApiError, onEvent: OnEvent): void {
  if (error.kind === 'network' || error.kind === 'timeout') {
    onEvent({ type: 'networkError', message: announcements.networkError, error });
  } else if (error.status === 403) {
    onEvent({ type: 'permissionError', message: announcements.permissionError, error });
  } else if (error.status === 503) {
    onEvent({ type: 'serverError', message: announcements.serviceUnavailable, error });
  } else if (error.kind === 'server') {
    onEvent({ type: 'serverError', message: announcements.serverError, error });
  }
}
