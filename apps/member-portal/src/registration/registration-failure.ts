import { describe, isApiError, registrationFailedWith } from '@detroit-well/api-client/errors';

/** "An error occurred during registration. Please try again." (SPEC-B 8.8). */
const registrationAlert = describe(null, 'registrationAlert').message;

/**
 * Returns the dashboard's message for a failed registration. Returns the general alert when no specific message fits: the
 * error is not from the server, or nothing was to be paid now, so that no payment can have failed.
 */
export function registrationFailure(error: unknown, unpaid: boolean): string {
  if (!isApiError(error)) return registrationAlert;
  const reason = describe(error, unpaid ? 'registrationAlert' : 'pay').message;
  return reason === registrationAlert ? registrationAlert : registrationFailedWith(reason);
}
