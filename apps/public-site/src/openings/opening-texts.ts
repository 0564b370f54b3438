/** Sentences about an open spot that the dialog and the page of its link share. */
export const openingTexts = {
  title: 'Tell me when a spot opens',
  waitlistFirst: 'Members on the waitlist come first.',
  open: 'A spot is open right now.',
  over: 'Registration for this session is over.',
  erased: 'Your address is erased',
  noEmail: 'You get no email about this session.',
} as const;
