import { ProblemError, type ProblemExtras } from '../problem.ts';

const comeBackSeconds = 2;

/** Somebody works on the same intent: ask again with the same key in a moment. A like has words of its own (SPEC-B 8.9). */
export function inProgress(
  extras: ProblemExtras = {},
  code: 'in_progress' | 'already_processing' = 'in_progress',
): ProblemError {
  return new ProblemError(code, extras, { 'retry-after': String(comeBackSeconds) });
}
