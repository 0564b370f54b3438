import { isApiError } from '@detroit-well/api-client';

const fallback = 'Registration failed. Please try again.';

/** Spec B 8.8: the server's message, else the sentence of the place. */
export function describeGuestFailure(error: unknown): string {
  return isApiError(error) && error.message ? error.message : fallback;
}

export function describeNewsletterFailure(error: unknown): string {
  return isApiError(error) && error.message
    ? error.message
    : 'An unexpected error occurred. Please try again.';
}

export function describeDirectFailure(error: unknown): string {
  return isApiError(error) && error.message
    ? error.message
    : 'Registration failed. Please try again or contact support.';
}
