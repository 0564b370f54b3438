import { isApiError } from '@detroit-well/api-client';

/** Why a report has no figures. */
export function problemText(error: Error): string {
  if (isApiError(error) && error.status === 400) {
    return 'Choose a first day that is not after the last one, and at most 366 days.';
  }
  return 'The figures could not be loaded.';
}
