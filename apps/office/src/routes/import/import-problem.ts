import { isApiError } from '@detroit-well/api-client';
import { problemText } from '../../outcomes/problem.ts';

/** What a refused step says: the sentence about a field, if there is one. */
export function importProblem(error: unknown): string {
  const fields = isApiError(error) ? Object.values(error.fieldErrors).flat() : [];
  return fields[0] ?? problemText(error);
}

/** Whether a question about the file keeps a step from going on. */
export const asksFor = (error: unknown, field: 'date_order' | 'encoding'): boolean =>
  isApiError(error) && error.fieldErrors[field] !== undefined;
