/** SPEC-B 8.6. In its own file for the coming-soon page, which does not load the error catalog. */
export const networkOrInternalError = 'Network failure or internal error. Please try again.';
