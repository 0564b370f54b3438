import { problems, type ProblemCode } from '@detroit-well/api-client/contract';

/** Field errors as DRF shapes them: lists of sentences, nested as the body is. */
export interface FieldErrors {
  [field: string]: string[] | FieldErrors;
}

/** What stands in a refusal beside message, code and request id: field errors, flags, the right price. */
export interface ProblemExtras {
  /** Instead of the code's own sentence. */
  message?: string;
  [name: string]: unknown;
}

/** A call said no. Thrown anywhere below a handler; serve.ts turns it into the answer. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, extras: ProblemExtras = {}, headers: Readonly<Record<string, string>> = {}) {
    super(extras.message ?? problems[code].text);
    this.name = 'Refusal';
    this.code = code;
    this.extras = extras;
    this.headers = headers;
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** The body of the answer (SPEC-B 10.12). */
  body(requestId: string): Record<string, unknown> {
    return { ...this.extras, message: this.message, code: this.code, request_id: requestId };
  }
}

/** Says no: `throw refuse('session_full', { session_full: true })`. */
export function problem(code: ProblemCode, extras?: ProblemExtras): ProblemError {
  return new ProblemError(code, extras);
}

/** Says no at fields: `throw refuseFields({ email: ['Valid email is required'] })`. */
export function fieldProblem(fields: FieldErrors): ProblemError {
  return new ProblemError('validation_failed', fields);
}

/** Says no for now; `seconds` becomes Retry-After. */
export function rateLimitProblem(seconds: number): ProblemError {
  return new ProblemError('rate_limited', {}, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
}
