import type { ProblemExtras } from '@detroit-well/api-client/contract';
import { ProblemError } from '../calls/problem.ts';

const comeBackSeconds = 2;

/** The same request is in progress: the client should retry with the same key. Likes have their own code (SPEC-B 8.9). */
export function inProgress(
  extras: ProblemExtras = {},
  code: 'in_progress' | 'already_processing' = 'in_progress',
): ProblemError {
  return new ProblemError(code, extras, { 'retry-after': String(comeBackSeconds) });
}
