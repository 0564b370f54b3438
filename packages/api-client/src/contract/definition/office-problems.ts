import type { ProblemCode } from './problems.ts';

/** What every call of the office may be refused with. */
export const officeProblems = [
  'not_authenticated',
  'token_invalid',
  'permission_denied',
] as const satisfies readonly ProblemCode[];
