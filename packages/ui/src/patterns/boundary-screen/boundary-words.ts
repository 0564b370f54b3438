/** The words of a screen or a part that broke (SPEC-B 8.2, to the letter). */
export const boundaryWords = {
  title: 'Something went wrong',
  safe: 'Your data is safe',
  retry: 'Try Again',
  refresh: 'Refresh Page',
} as const;
