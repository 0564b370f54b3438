/** SPEC-B 8.8. In a file of its own: pages say it that load no error catalogue. */
export const availabilityUnknown = 'Unable to check availability';
