import type { ProblemCode } from '../contract/definition/problems.ts';
import type { ProblemDetails } from '../contract/definition/problem-details.ts';

/** Field errors by field name; a dot joins nested names (`user_data.email`). */
export type FieldErrors = Record<string, string[]>;

/**
 * - `network`: no response. `timeout`: no response in time. `aborted`: the caller aborted.
 * - `refused`: the server rejected the call (4xx). `server`: the server failed (5xx).
 * - `unreadable`: the server responded, but the client cannot read the response.
 */
export type ErrorKind = 'network' | 'timeout' | 'aborted' | 'refused' | 'server' | 'unreadable';

/** What an `ApiError` is made from. `kind` and `message` are required. */
export interface ApiErrorInit {
  readonly kind: ErrorKind;
  /** The sentence for people. */
  readonly message: string;
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  /** The call without its ids: `GET /training/sessions/{id}/`. */
  readonly call?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly details?: unknown;
  readonly requestId?: string | undefined;
  readonly fieldErrors?: FieldErrors;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  /** `unknown` if the call may have taken effect without confirmation. */
  readonly outcome?: 'unknown' | 'known';
  readonly cause?: unknown;
}

/** The message for a log: the sentence, then the call, its status and code, and the first field that was wrong. */
function messageOf({ message, call, status, code, fieldErrors = {} }: ApiErrorInit): string {
  if (call === undefined) return message;
  const [wrong] = Object.entries(fieldErrors);
  const field = wrong === undefined ? [] : [`${wrong[0]}: ${wrong[1][0] ?? ''}`];
  // Every problem of the API has a code.
  if (status === 404 && code === undefined)
    field.push('not a reply of this API; is the path of `baseUrl` right?');
  const reply = [status, code].filter((part) => part !== undefined).join(' ');
  return `${message} [${[call, reply, ...field].filter((part) => part !== '').join('; ')}]`;
}

/**
 * The only error that calls throw (SPEC-B 8.1). Its `message` is for logs and names the call; screens call `describe` for the
 * text to show.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  /** What the server said, otherwise a sentence for the status: for people, without the call. */
  readonly sentence: string;
  /** Of the call, such as `POST`. */
  readonly method: string | undefined;
  /** Of the call below the base URL, without its query. */
  readonly path: string | undefined;
  /** The call without its ids, as events name it: `GET /training/sessions/{id}/`. */
  readonly call: string | undefined;
  /** Of the response, by lower-case name; empty without a response. */
  readonly headers: Readonly<Record<string, string>>;
  /** The first field that was wrong. */
  readonly field: string | undefined;
  readonly status: number | undefined;
  /** The server's problem code; see `problems` of the contract. */
  readonly code: string | undefined;
  /** The response body, unchanged. */
  readonly details: unknown;
  readonly requestId: string | undefined;
  readonly fieldErrors: FieldErrors;
  /** Seconds the server asked to wait. */
  readonly retryAfter: number | undefined;
  /**
   * `unknown`: an unsafe call was sent and no trustworthy response came back. Retry it with the same idempotency key, and
   * never tell a person that it failed.
   */
  readonly outcome: 'unknown' | 'known';

  constructor(init: ApiErrorInit) {
    super(messageOf(init), init.cause === undefined ? undefined : { cause: init.cause });
    this.kind = init.kind;
    this.sentence = init.message;
    this.method = init.method;
    this.path = init.path;
    this.call = init.call;
    this.headers = init.headers ?? {};
    [this.field] = Object.keys(init.fieldErrors ?? {});
    this.status = init.status;
    this.code = init.code;
    this.details = init.details;
    this.requestId = init.requestId;
    this.fieldErrors = init.fieldErrors ?? {};
    this.retryAfter = init.retryAfter;
    this.outcome = init.outcome ?? 'known';
  }

  /** Whether the server returned this problem: `if (error.is('price_changed')) show(error.details.price)`. */
  is<Code extends ProblemCode>(code: Code): this is ApiProblem<Code> {
    return this.code === code;
  }
}

/** An error that names a problem of the contract. `details` has the fields of that problem. */
export interface ApiProblem<Code extends ProblemCode> extends ApiError {
  readonly code: Code;
  readonly details: ProblemDetails<Code>;
}

/**
 * Marks the outcome as known, for a call without an effect of its own, such as turning a card into a payment method.
 * Whatever happened to that call, the person was not charged or registered.
 */
export function withKnownOutcome(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { kind, sentence: message, method, path, call, headers, status, code, details, requestId } = error;
  const { fieldErrors, retryAfter, cause } = error;
  const reply = { headers, status, code, details, requestId };
  return new ApiError({
    kind,
    message,
    method,
    path,
    call,
    ...reply,
    fieldErrors,
    retryAfter,
    cause,
    outcome: 'known',
  });
}

/** Whether a caught value is an `ApiError`, so that its `kind`, `code` and `details` can be read. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Whether the call may have taken effect. If so, tell the person and retry with the same key. */
export function isUnknownOutcome(error: unknown): boolean {
  return error instanceof ApiError && error.outcome === 'unknown';
}

const beforeProcessing: readonly (number | undefined)[] = [401, 429];

/**
 * Whether the server rejected the call before it processed it. Such a failure reveals nothing about an earlier attempt with
 * the same idempotency key.
 */
export function isUnprocessed(error: unknown): boolean {
  return error instanceof ApiError && beforeProcessing.includes(error.status);
}
