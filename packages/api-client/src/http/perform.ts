import type { Access, BodyKind, Method, Paging } from '../contract/definition/call-kinds.ts';
import { idempotencyHeader, requestIdHeader } from '../contract/definition/headers.ts';
import { ApiError } from '../errors/api-error.ts';
import { requestTimedOut } from '../errors/network.ts';
import { errorFrom } from './error-from-response.ts';
import { unreadableResponse } from '../contract/definition/unreadable.ts';
import { statusMessages } from '../contract/definition/statuses.ts';
import type { ClientSession } from './client-session.ts';
import { fillPath, queryString } from './address.ts';
import { eventFor } from './event-for.ts';
import type { CallInfo } from './event-for.ts';
import { bodyFor } from './body.ts';
import { responseOf } from './call-promise.ts';
import type { Outcome } from './call-promise.ts';
import { newIdempotencyKey, randomId } from './idempotency-key.ts';
import { sendWithRetry } from './retry-policy.ts';
import type { CallPolicy, Repeats, RetryPolicy } from './retry-policy.ts';
import { isWithoutAddress, NoResponse } from './wire.ts';
import type { WireRequest, WireResponse } from './wire.ts';

/** What a call needs at run time: the endpoint without its schemas, so that a browser does not load zod. */
export interface Row {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly body?: BodyKind;
  readonly reply?: 'blob' | 'nothing';
  /** The media type to ask for, where it is not the usual one of the reply. */
  readonly accept?: string;
  /** `all`: the reply is the whole list. */
  readonly paging?: Paging | 'all';
  readonly queryDefaults?: Readonly<Record<string, number>>;
  readonly idempotent?: boolean;
  readonly reads?: (raw: unknown) => unknown;
}

/** The calls of one noun. Each noun has its own file, so that a page loads only the nouns it uses. */
export type Rows = Readonly<Record<string, Row>>;

/** How to send a call; the last argument of every call. */
export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** Overrides the client's time limit for each attempt. Milliseconds. */
  readonly timeout?: number | undefined;
  /**
   * Additional headers; the client's own headers take precedence. For example `X-Forwarded-For` from a server that calls
   * for a visitor.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** No screen shows a failure of this call, so a listener of the client's events must. */
  readonly background?: boolean | undefined;
  /** Idempotency key of the user action; by default a new key for each call. */
  readonly idempotencyKey?: string | undefined;
  /** Overrides the client's limit: a longer `Retry-After` throws at once. Milliseconds. */
  readonly longestWaitMs?: number | undefined;
  /** Overrides the client's number of retries; 0 where a layer above repeats the call, such as TanStack Query. */
  readonly maxRetries?: number | undefined;
}

/** A call as the client performs it: what its two arguments say. */
export interface CallOptions extends RequestOptions {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

/** Throws when a successful reply of a call, such as `GET /me/`, is not acceptable. */
export type CheckReply = (call: string, data: unknown) => void;

/** A request as an error names it. */
interface CalledRequest {
  readonly method: string;
  readonly path: string;
  readonly call: string;
}

export interface Performer extends RetryPolicy {
  readonly session: ClientSession;
  readonly checkReply: CheckReply | undefined;
}

function requestFor(row: Row, options: CallOptions): WireRequest {
  const { body, type } = bodyFor(row.body ?? 'json', options.body);
  return {
    method: row.method,
    path: fillPath(row.path, options.params) + queryString(options.query, row.queryDefaults),
    headers: {
      ...options.headers,
      Accept: row.accept ?? (row.reply === 'blob' ? '*/*' : 'application/json'),
      [requestIdHeader]: randomId(),
      ...(type === undefined ? {} : { 'Content-Type': type }),
      ...(row.idempotent ? { [idempotencyHeader]: options.idempotencyKey ?? newIdempotencyKey() } : {}),
    },
    body,
    reply: row.reply ?? 'json',
    signal: options.signal,
    timeoutMs: options.timeout,
  };
}

function withToken(request: WireRequest, token: string | null): WireRequest {
  if (token === null) return request;
  return { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } };
}

function repeatsOf({ method, idempotent }: Row): Repeats {
  if (method === 'GET') return 'read';
  return idempotent ? 'keyed' : 'never';
}

/** Sends with the token that the access class allows, and handles a 401 by that class (SPEC-B 4; SPEC-A 7.11). */
async function sendAs(
  row: Row,
  request: WireRequest,
  info: CallInfo,
  by: Performer & CallPolicy,
): Promise<WireResponse> {
  const send = (token: string | null) => sendWithRetry(withToken(request, token), repeatsOf(row), info, by);
  if (row.access === 'public') return send(null);

  const { unavailable } = by.session;
  if (unavailable !== undefined && row.access === 'member')
    throw new ApiError({ kind: 'refused', message: unavailable });
  const token = await by.session.accessToken();
  const first = await send(token);
  if (first.status !== 401) return first;
  // With an empty body, only the token identifies the caller, so the call makes no sense without it.
  const tokenIdentifiesCaller = token !== null && row.method !== 'GET' && (request.body ?? '{}') === '{}';
  if (row.access === 'either' && !tokenIdentifiesCaller) return token === null ? first : send(null);

  const fresh = await by.session.refresh(token);
  if (fresh === null) return first;
  const second = await send(fresh);
  if (second.status === 401) await by.session.end(fresh);
  return second;
}

function read(
  row: Row,
  response: WireResponse,
  { method, path, call, unsafe, by }: CalledRequest & { unsafe: boolean; by: Performer },
): unknown {
  if (row.reply === 'nothing') return undefined;
  if (row.reply === 'blob') return response.data;
  try {
    by.checkReply?.(`${row.method} ${row.path}`, response.data);
    if (row.reads) return row.reads(response.data);
    if (typeof response.data === 'object' && response.data !== null) return response.data;
    // A change has happened, whatever its reply says.
    if (row.idempotent) return {};
    throw new TypeError(unreadableResponse);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : unreadableResponse;
    throw new ApiError({
      kind: 'unreadable',
      message,
      method,
      path,
      call,
      headers: response.headers,
      status: response.status,
      details: response.data,
      requestId: response.header(requestIdHeader),
      // The server reported a success, but not whether a payment still has to be confirmed: the caller reads the state back.
      outcome: unsafe ? 'unknown' : 'known',
      cause,
    });
  }
}

/** Makes one call of the table: its options become the result with its response, or an `ApiError`. */
export async function perform(row: Row, options: CallOptions, client: Performer): Promise<Outcome<unknown>> {
  const by = {
    ...client,
    longestWaitMs: options.longestWaitMs ?? client.longestWaitMs,
    maxRetries: options.maxRetries ?? client.maxRetries,
    rateLimitRetried: false,
    retries: 0,
  };
  const unsafe = row.method !== 'GET';
  const request = requestFor(row, options);
  const info: CallInfo = { call: `${row.method} ${row.path}`, background: options.background === true };
  const called = { method: request.method, path: request.path.split('?')[0] ?? '', call: info.call };
  try {
    const response = await sendAs(row, request, info, by);
    if (response.status >= 400) throw errorFrom(response, { ...called, unsafe, now: by.now() });
    return { data: read(row, response, { ...called, unsafe, by }), response: responseOf(response) };
  } catch (failure) {
    const error =
      failure instanceof NoResponse ? errorWithoutResponse(failure, { ...called, unsafe, request }) : failure;
    const event = error instanceof ApiError ? eventFor(error, info) : null;
    if (event) by.onEvent(event);
    throw error;
  }
}

function errorWithoutResponse(
  failure: NoResponse,
  { method, path, call, unsafe, request }: CalledRequest & { unsafe: boolean; request: WireRequest },
): ApiError {
  const { kind, cause } = failure;
  const isNoUrl = isWithoutAddress(failure);
  return new ApiError({
    kind,
    message: isNoUrl ? noUrl : withoutResponse[kind],
    method,
    path,
    call,
    requestId: request.headers[requestIdHeader],
    // A request that has no address was not sent.
    outcome: unsafe && !isNoUrl ? 'unknown' : 'known',
    cause,
  });
}

const withoutResponse: Record<NoResponse['kind'], string> = {
  network: statusMessages.networkError,
  timeout: requestTimedOut,
  aborted: 'The request was aborted.',
};
const noUrl =
  '`baseUrl` is not an address that this program can call: it needs a whole one, such as http://localhost:4000/api/v2.';
