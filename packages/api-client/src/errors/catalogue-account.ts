import { fieldMessage, generalMessage, serverMessage } from './row.ts';
import type { CatalogueCase, Row } from './row.ts';
import { sentences } from './sentences.ts';
import { statusMessages, friendlyMessage } from './statuses.ts';

const serverError = friendlyMessage(500);
const tooMany: CatalogueCase = { when: 429, say: statusMessages.rateLimited };
/** An addition: an unreadable success is not shown as a failure. */
const unread: CatalogueCase = { when: 'unread', say: sentences.unknownOutcome };

/** SPEC-B 8.3 to 8.6: sign-up, sign-in, password reset and the mailing list. */
export const accountRows = {
  signIn: {
    source: 'B 8.3',
    lines: [
      { when: 'general', say: generalMessage },
      {
        when: { code: 'invalid_credentials' },
        say: 'Invalid email or password. Please check your credentials and try again.',
      },
      {
        when: { mentions: 'credentials' },
        say: 'Invalid email or password. Please check your credentials and try again.',
      },
      { when: 'network', say: 'Network error. Please check your connection and try again.' },
      tooMany,
      { when: 'always', say: 'Login failed. Please try again or contact support if the problem persists.' },
    ],
  },
  createAccount: {
    source: 'B 8.4',
    lines: [
      { when: { field: 'email', mentions: 'exists' }, say: 'Validation errors', offer: 'forgotPassword' },
      { when: 'fields', say: 'Validation errors' },
      { when: { code: 'challenge_expired' }, say: sentences.verificationExpired },
      { when: { code: 'challenge_failed' }, say: sentences.verificationRequired },
      { when: 400, say: 'Invalid registration data provided.' },
      { when: 429, say: 'Too many registration attempts. Please wait and try again.' },
      { when: '5xx', say: serverError },
      { when: 'network', say: 'Registration failed. Please check your connection and try again.' },
      unread,
      {
        when: 'always',
        say: 'Registration failed. Please try again or contact support if the problem persists.',
      },
    ],
  },
  requestPasswordReset: {
    source: 'B 8.5',
    lines: [
      { when: 429, say: 'Too many reset attempts. Please wait a few minutes before trying again.' },
      { when: 404, say: sentences.resetLinkSent, success: true },
      {
        when: 'always',
        say: 'Something went wrong. Please try again shortly or contact support if the problem persists.',
      },
    ],
  },
  confirmPasswordReset: {
    source: 'B 8.5',
    lines: [
      {
        when: { code: 'reset_link_invalid' },
        say: 'This reset link has expired or is invalid. Please request a new password reset.',
        offer: 'newResetLink',
      },
      { when: 'general', say: generalMessage },
      { when: 'fields', say: 'Failed to reset password. Please try again.' },
      { when: 429, say: 'Too many reset attempts. Please wait before trying again.' },
      { when: '5xx', say: serverError },
      unread,
      { when: 'always', say: 'Failed to reset password. Please try again.' },
    ],
  },
  newsletter: {
    source: 'B 8.6',
    lines: [
      { when: { field: 'turnstile_token' }, say: fieldMessage },
      { when: { field: 'email' }, say: fieldMessage },
      { when: 'said', say: serverMessage },
      { when: 'always', say: 'An unexpected error occurred. Please try again.' },
    ],
  },
  comingSoonNewsletter: {
    source: 'B 8.6',
    lines: [
      { when: { field: 'turnstile_token' }, say: fieldMessage },
      { when: { field: 'email' }, say: fieldMessage },
      { when: 'said', say: serverMessage },
      { when: 'network', say: 'Network failure or internal error. Please try again.' },
      { when: 'always', say: 'Unknown error.' },
    ],
  },
} as const satisfies Record<string, Row>;
