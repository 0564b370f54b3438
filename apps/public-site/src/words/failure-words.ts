import { describe } from '@detroit-well/api-client/errors';

/** What to tell a guest whose registration, card or confirmation was refused (Spec B 8.8). */
export const describeGuestFailure = (error: unknown): string => describe(error, 'guestRegister').message;

/** A member's registration from the session page (Spec B 8.8). */
export const describeDirectFailure = (error: unknown): string => describe(error, 'register').message;
