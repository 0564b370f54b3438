import { isApiError } from '@detroit-well/api-client';
import { whoMayText } from '../../access/who-may.ts';

interface ReportProblem {
  readonly text: string;
  /** Whether loading again can help. */
  readonly canRetry: boolean;
}

/** Why a report has no figures. */
export function reportProblem(error: Error): ReportProblem {
  const refusal = whoMayText(error);
  if (refusal !== null) return { text: refusal, canRetry: false };
  if (isApiError(error) && error.status === 400) {
    const text = 'Choose a first day that is not after the last one, and at most 366 days.';
    return { text, canRetry: false };
  }
  return { text: 'The figures could not be loaded.', canRetry: true };
}
