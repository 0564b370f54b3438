import { isApiError } from '@detroit-well/api-client';
import { dialogProblem } from '../forms/use-preview.ts';

/** What stands below the field of the reason. */
export const reasonHint = 'In the email, as its people read it.';
export const noWayBack = 'Both start at once. The waitlist is closed. This cannot be undone.';

/** Why a cancellation cannot be confirmed yet. */
export function waitsForNumbers(isCounted: boolean, error: Error | null): string | undefined {
  if (isCounted) return undefined;
  return error ? 'The numbers did not load.' : 'Counting who gets what back.';
}

/** Why a cancellation failed, or else its preview. */
export const cancelProblem = (error: Error | null, preview: Error | null): string | undefined =>
  isApiError(error) && error.is('preview_changed')
    ? 'Something changed meanwhile. Nothing was cancelled: look at the new numbers, and confirm them.'
    : dialogProblem(error, preview);
