import { problems } from '../../contract/definition/problems.ts';
import type { ProblemCode } from '../../contract/definition/problems.ts';

/** Thrown by a fake handler to return a problem response. */
export class FakeProblem extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/**
 * Creates a problem of the contract, with optional field errors or flags:
 * `throw fakeProblem('session_full', { session_full: true })`.
 */
export function fakeProblem(code: ProblemCode, more: Record<string, unknown> = {}): FakeProblem {
  const { status, text } = problems[code];
  return new FakeProblem(status, { message: text, code, request_id: 'fake', ...more });
}
