const requestNewReset = 'Please request a new password reset.';

/** Texts of SPEC-B 8 that the server sends. The client shows the same texts where a server sends only a code. */
export const problemTexts = {
  invalidCredentials: 'Invalid email or password. Please check your credentials and try again.',
  requestNewReset,
  resetLinkExpired: `This reset link has expired or is invalid. ${requestNewReset}`,
  resetLinkSent:
    "If this email is registered, we've sent a reset link to your inbox. Please check your email and follow the instructions.",
  sessionFull: 'Sorry, this session is now full.',
  alreadyRegistered: 'You are already registered for this session.',
  paymentFailed: 'Payment failed. Please try again.',
  giftCardUnusable: 'This code cannot be used. Check it against your email, or ask at the desk.',
  alreadyProcessing: 'Already processing...',
} as const;
