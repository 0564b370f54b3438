/** Field errors by the name of the field; nested fields are joined by a dot (`user_data.email`). */
export type FieldErrors = Record<string, string[]>;

/**
 * - `network`: no answer. `timeout`: no answer in time. `aborted`: the caller gave up.
 * - `refused`: the server said no (4xx). `server`: the server failed (5xx).
 * - `unreadable`: it answered, and nobody can make sense of the answer.
 */
export type ErrorKind = 'network' | 'timeout' | 'aborted' | 'refused' | 'server' | 'unreadable';

export interface ApiErrorInit {
  kind: ErrorKind;
  message: string;
  status?: number | undefined;
  code?: string | undefined;
  details?: unknown;
  requestId?: string | undefined;
  fieldErrors?: FieldErrors;
  /** Seconds. */
  retryAfter?: number | undefined;
  /** Whether the call may have had its effect without saying so. */
  outcome?: 'unknown' | 'known';
  cause?: unknown;
}

/** The one error every call throws (SPEC-B 8.1). Screens ask `describe` what to say. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  readonly status: number | undefined;
  /** The server's name for it; see `problems` of the contract. */
  readonly code: string | undefined;
  /** The body as it came. */
  readonly details: unknown;
  readonly requestId: string | undefined;
  readonly fieldErrors: FieldErrors;
  /** Seconds the server asked to wait. */
  readonly retryAfter: number | undefined;
  /**
   * `unknown`: an unsafe call went out and no trustworthy answer came back. Ask again with the same idempotency key;
   * never tell a person that it failed.
   */
  readonly outcome: 'unknown' | 'known';

  constructor(init: ApiErrorInit) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.kind = init.kind;
    this.status = init.status;
    this.code = init.code;
    this.details = init.details;
    this.requestId = init.requestId;
    this.fieldErrors = init.fieldErrors ?? {};
    this.retryAfter = init.retryAfter;
    this.outcome = init.outcome ?? 'known';
  }
}

/**
 * The same failure of a call that does nothing by itself, such as turning a card into a payment method: whatever became of
 * it, nothing has happened to the person.
 */
export function withKnownOutcome(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { kind, message, status, code, details, requestId, fieldErrors, retryAfter, cause } = error;
  const outcome = 'known';
  return new ApiError({
    kind,
    message,
    status,
    code,
    details,
    requestId,
    fieldErrors,
    retryAfter,
    outcome,
    cause,
  });
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** The call may have had its effect: say so, and ask again with the same key. */
export function isUnknownOutcome(error: unknown): boolean {
  return error instanceof ApiError && error.outcome === 'unknown';
}
