const verificationMissing = 'Security verification is required';

/**
 * Messages about what a request must bring with it. In their own file for the client's error catalog, which shows them
 * too and loads no other messages.
 */
export const prerequisiteMessages = {
  // Register
  verificationMissing,
  verificationRequired: `${verificationMissing}. Please complete the verification.`,
  verificationExpired: 'Security verification expired. Please verify again.',
  // Session address, registration
  sessionIdRequired: 'Session ID is required',
  registrationBlocked:
    'Please complete your waiver and payment consent in your profile settings before registering for sessions.',
} as const;
