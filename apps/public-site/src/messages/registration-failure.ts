import { describe, isApiError, type Operation } from '@detroit-well/api-client/errors';

/** Errors that are not server responses get the general message. */
const messageOf = (error: unknown, operation: Operation): string =>
  describe(error, isApiError(error) ? operation : 'registrationAlert').message;

/** The message for a guest whose registration, card or payment authentication failed (SPEC-B 8.8). */
export const describeGuestFailure = (error: unknown): string => messageOf(error, 'guestRegister');

/** The message for a member whose registration from the session page failed (SPEC-B 8.8). */
export const describeDirectFailure = (error: unknown): string => messageOf(error, 'register');
