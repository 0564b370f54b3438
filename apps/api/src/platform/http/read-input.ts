import * as z from 'zod';
import {
  nestFieldErrors,
  unknownFields,
  unknownParameters,
  type Endpoint,
} from '@detroit-well/api-client/contract';
import { fieldProblem } from '../calls/problem.ts';
import { cleanInput } from './clean-input.ts';
import { plainError } from './plain-errors.ts';

/**
 * Cleans query and body and reads them with the contract's schemas; a missing body counts as empty. Throws field errors, also for
 * parameters and fields that the call does not have.
 */
export function readInput(
  endpoint: Endpoint,
  query: unknown,
  body: unknown,
): { query: unknown; body: unknown } {
  const unknown = unknownParameters(endpoint, cleanInput(query ?? {}) as object);
  // Below `errors`, because a caller may choose the name of a member that every problem has.
  if (Object.keys(unknown).length > 0) throw fieldProblem({ errors: unknown });
  const fields = unknownFields(endpoint, cleanInput(body ?? {}));
  if (Object.keys(fields).length > 0) throw fieldProblem({ errors: fields });
  return {
    query: endpoint.query === undefined ? undefined : validate(endpoint.query, query),
    body: endpoint.body === undefined ? undefined : validate(endpoint.body, body ?? {}),
  };
}

function validate(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, cleanInput(value), { error: plainError });
  if (!result.success) throw fieldProblem(nestFieldErrors(result.error.issues));
  return result.data;
}
