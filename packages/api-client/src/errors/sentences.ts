import { problemTexts } from '../contract/definition/problem-texts.ts';
import { checkConnection } from './network.ts';

/** The start of three texts of SPEC-B 8.5. */
export const tooManyResets = 'Too many reset attempts.';

/** An addition to SPEC-B 8: a lost response is no failure. `effect` completes the sentence. */
export const unconfirmed = (effect: string): string => `We could not confirm whether ${effect}.`;

/** What to do about an unknown outcome. */
export const safeToRepeat = 'Please try again: nothing happens twice, and nothing is charged twice.';

/** Texts of SPEC-B 8 without a failed call: successes, confirmations, and checks that the screen makes itself. */
export const sentences = {
  // 8.4
  validationErrors: 'Validation errors',
  // 8.5
  resetLinkSent: problemTexts.resetLinkSent,
  resetLinkInvalid: `Invalid reset link. ${problemTexts.requestNewReset}`,
  resetAttemptsUsedUp: `${tooManyResets} Please request a new password reset link.`,
  // 8.6
  subscribed: 'Successfully subscribed!',
  // 8.7
  confirmDeleteBillingAddress:
    'Are you sure you want to delete your billing address? This action cannot be undone.',
  // 8.8
  registrationSuccessful: 'Registration successful! Redirecting to your dashboard...',
  sessionsTimedOut: `Loading timed out. ${checkConnection}`,
  sessionsRetriesUsedUp: 'Maximum retry attempts reached.',
  sessionFailed: 'Failed to load session details. The session may not exist or may no longer be available.',
  sessionNotFoundTitle: 'Session Not Found',
  sessionNotFoundText: 'The requested training session could not be found.',
  sessionNotFoundBack: 'Back to Training',
  // 8.9
  invalidPostSlug: 'Invalid post slug',
  alreadyProcessing: problemTexts.alreadyProcessing,
  pageTypeMissing: 'Page type metadata missing',
  pageTypeUnsupported: 'Unsupported page type',
  unknownOutcome: `${unconfirmed('this went through')} ${safeToRepeat}`,
} as const;

/** The dashboard's text for a failed registration (SPEC-B 8.8). */
export function registrationFailedWith(reason: string): string {
  return `Registration failed: ${reason}`;
}
