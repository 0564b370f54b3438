import { describe, isApiError, registrationFailedBecause } from '@detroit-well/api-client/errors';

/** "An error occurred during registration. Please try again." (SPEC-B 8.8). */
export const registrationAlert = describe(null, 'registrationAlert').message;

/**
 * Why a registration was refused, in the dashboard's sentence, or the general alert where no better sentence exists: the
 * error is not the server's, or nothing was to be paid, so that no payment can have failed.
 */
export function registrationFailure(error: unknown, free: boolean): string {
  if (!isApiError(error)) return registrationAlert;
  const reason = describe(error, free ? 'registrationAlert' : 'pay').message;
  return reason === registrationAlert ? registrationAlert : registrationFailedBecause(reason);
}
