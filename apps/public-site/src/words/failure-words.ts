import { describe, isApiError, type Operation } from '@detroit-well/api-client/errors';

/** What is no answer of the server has no better sentence than the general one. */
const tell = (error: unknown, operation: Operation): string =>
  describe(error, isApiError(error) ? operation : 'registrationAlert').message;

/** What to tell a guest whose registration, card or confirmation was refused (SPEC-B 8.8). */
export const describeGuestFailure = (error: unknown): string => tell(error, 'guestRegister');

/** A member's registration from the session page (SPEC-B 8.8). */
export const describeDirectFailure = (error: unknown): string => tell(error, 'register');
