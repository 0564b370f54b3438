/** Sentences that several texts of SPEC-B 8 share. */
export const retryLater = 'Please try again later.';
/** The request to try again after a short wait, as a sentence. */
export const waitAndRetry = 'Please wait a moment and try again.';
export const unexpectedError = 'An unexpected error occurred';

/** The exact texts of SPEC-B 8.1. */
export const statusMessages = {
  permissionError: 'You do not have permission to access this resource',
  serviceUnavailable: `Service temporarily unavailable. ${retryLater}`,
  serverError: 'Server error occurred. Please try again.',
  networkError: 'Network error. Please check your connection.',
  rateLimited: `Too many requests. ${waitAndRetry}`,
} as const;

const friendly: Record<number, string> = {
  400: 'Invalid request. Please check your input and try again.',
  401: 'Authentication required. Please log in and try again.',
  403: 'You do not have permission to perform this action.',
  404: 'The requested resource was not found.',
  429: statusMessages.rateLimited,
};

/** The user-friendly message for a status (SPEC-B 8.1). */
export function friendlyMessage(status: number | undefined): string {
  if (status !== undefined && status >= 500) return `Server error. ${retryLater}`;
  return (status === undefined ? undefined : friendly[status]) ?? `${unexpectedError}.`;
}
