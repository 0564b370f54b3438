/** Texts for a screen or part that failed to render (verbatim from SPEC-B 8.2). */
export const boundaryTexts = {
  title: 'Something went wrong',
  safe: 'Your data is safe',
  retry: 'Try Again',
  refresh: 'Refresh Page',
} as const;
