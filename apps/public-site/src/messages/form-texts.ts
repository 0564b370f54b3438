/** The sentences of a form while it cannot work. */
export const formTexts = {
  notLoaded: 'The form could not be loaded.',
  needsScript: 'This form needs JavaScript.',
} as const;
