/** Texts of SPEC-B 8 without a failed call: successes, confirmations, and checks that the screen makes itself. */
export const sentences = {
  // 8.4
  verificationRequired: 'Security verification is required. Please complete the verification.',
  verificationExpired: 'Security verification expired. Please verify again.',
  // 8.5
  resetLinkSent:
    "If this email is registered, we've sent a reset link to your inbox. Please check your email and follow the instructions.",
  resetLinkInvalid: 'Invalid reset link. Please request a new password reset.',
  resetAttemptsUsedUp: 'Too many reset attempts. Please request a new password reset link.',
  // 8.6
  newsletterMissingInput: 'Missing email or security token.',
  subscribed: 'Successfully subscribed!',
  // 8.7
  confirmDeleteBillingAddress:
    'Are you sure you want to delete your billing address? This action cannot be undone.',
  waiverBlocksRegistration:
    'Please complete your waiver and payment consent in your profile settings before registering for sessions.',
  // 8.8
  registrationSuccessful: 'Registration successful! Redirecting to your dashboard...',
  sessionsTimedOut: 'Loading timed out. Please check your connection and try again.',
  sessionsRetriesUsedUp: 'Maximum retry attempts reached.',
  sessionIdRequired: 'Session ID is required',
  sessionNotFoundTitle: 'Session Not Found',
  sessionNotFoundText: 'The requested training session could not be found.',
  sessionNotFoundBack: 'Back to Training',
  // 8.9
  invalidPostSlug: 'Invalid post slug',
  alreadyProcessing: 'Already processing...',
  pageTypeMissing: 'Page type metadata missing',
  pageTypeUnsupported: 'Unsupported page type',
  // An addition: a lost response must not be shown as a failure.
  unknownOutcome:
    'We could not confirm whether this went through. Please try again: nothing happens twice, and nothing is charged twice.',
} as const;

/** The dashboard's text for a failed registration (SPEC-B 8.8). */
export function registrationFailedWith(reason: string): string {
  return `Registration failed: ${reason}`;
}
