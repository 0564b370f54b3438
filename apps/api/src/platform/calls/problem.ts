import {
  problems,
  type NestedFieldErrors,
  type ProblemCode,
  type ProblemExtras,
} from '@detroit-well/api-client/contract';

/** Rejects a call. Thrown anywhere below a handler; serve.ts turns it into the response. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, extras: ProblemExtras = {}, headers: Readonly<Record<string, string>> = {}) {
    super(extras.message ?? problems[code].text);
    this.name = 'ProblemError';
    this.code = code;
    this.extras = extras;
    this.headers = headers;
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** The body of the response (SPEC-B 10.12). */
  body(requestId: string): Record<string, unknown> {
    return { ...this.extras, message: this.message, code: this.code, request_id: requestId };
  }
}

/** Creates a problem to throw: `throw problem('session_full', { session_full: true })`. */
export function problem(code: ProblemCode, extras?: ProblemExtras): ProblemError {
  return new ProblemError(code, extras);
}

/** Creates a problem with field errors: `throw fieldProblem({ email: ['Valid email is required'] })`. */
export function fieldProblem(fields: NestedFieldErrors): ProblemError {
  return new ProblemError('validation_failed', fields);
}

/** Creates a rate-limit problem (429). `seconds` becomes the `Retry-After` header, at least 1. */
export function rateLimitProblem(seconds: number): ProblemError {
  return new ProblemError('rate_limited', {}, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
}
