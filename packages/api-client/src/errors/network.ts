/** In its own file for pages that do not load the error catalog. */
export const checkConnection = 'Please check your connection and try again.';

/** SPEC-B 8.3. */
export const networkError = `Network error. ${checkConnection}`;

/** What an error says whose request got no response in time. */
export const requestTimedOut = `The request timed out. ${checkConnection}`;
