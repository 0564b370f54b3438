import { isRecord, rawRecord, text } from '../contract/definition/lenient.ts';
import { requestIdHeader } from '../contract/definition/headers.ts';
import type { WireResponse } from './wire.ts';
import { ApiError } from '../errors/api-error.ts';
import { fieldErrorsIn } from '../errors/field-errors.ts';
import { statusMessages, friendlyMessage } from '../contract/definition/statuses.ts';

/** `Retry-After` in seconds, from a number or an HTTP date; `undefined` when missing or invalid. */
export function retryAfterSeconds(header: string | undefined, now: number): number | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now) / 1000));
}

/** The server's `message`, `error` or (DRF) `detail`; otherwise the text of the status. */
function messageOf(body: unknown, status: number): string {
  const given = rawRecord(body);
  const message = text(given.message) || text(given.error) || text(given.detail);
  if (message !== '') return message;
  if (status === 503) return statusMessages.serviceUnavailable;
  return status >= 500 ? statusMessages.serverError : friendlyMessage(status);
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly call: string;
  /** The call changes data. */
  readonly unsafe: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Turns a response of 400 or more into an `ApiError`. */
export function errorFrom(response: WireResponse, { method, path, call, unsafe, now }: Call): ApiError {
  const { status, data, headers } = response;
  const code = isRecord(data) ? text(data.code) : '';
  const unanswered = code === 'in_progress' || (status >= 500 && status !== 501);
  return new ApiError({
    kind: status >= 500 ? 'server' : 'refused',
    message: messageOf(data, status),
    method,
    path,
    call,
    headers,
    status,
    code: code === '' ? undefined : code,
    details: data,
    requestId: response.header(requestIdHeader) ?? (text(rawRecord(data).request_id) || undefined),
    fieldErrors: fieldErrorsIn(data),
    retryAfter: retryAfterSeconds(response.header('Retry-After'), now),
    outcome: unsafe && unanswered ? 'unknown' : 'known',
  });
}
