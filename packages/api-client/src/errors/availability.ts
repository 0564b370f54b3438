/** SPEC-B 8.8. In its own file for pages that do not load the error catalogue. */
export const availabilityUnknown = 'Unable to check availability';
