import { prerequisiteMessages } from '@detroit-well/validation/messages/prerequisites';
import { problemTexts } from '../contract/definition/problem-texts.ts';
import { networkOrInternalError } from './coming-soon.ts';
import { checkConnection, networkError } from './network.ts';
import { fieldMessage, generalMessage, serverMessage } from './row.ts';
import type { CatalogueCase, Row } from './row.ts';
import { sentences, tooManyResets } from './sentences.ts';
import { statusMessages, friendlyMessage, unexpectedError } from '../contract/definition/statuses.ts';

const contactSupport = 'Please try again or contact support if the problem persists.';
const resetFailed = 'Failed to reset password. Please try again.';
const serverError = friendlyMessage(500);
const tooMany: CatalogueCase = { when: 429, say: statusMessages.rateLimited };

/** SPEC-B 8.3 to 8.6: sign-up, sign-in, password reset and the mailing list. */
export const accountRows = {
  signIn: {
    source: 'B 8.3',
    lines: [
      { when: 'general', say: generalMessage },
      {
        when: { code: 'invalid_credentials' },
        say: problemTexts.invalidCredentials,
      },
      {
        when: { mentions: 'credentials' },
        say: problemTexts.invalidCredentials,
      },
      { when: 'network', say: networkError },
      tooMany,
      { when: 'always', say: `Login failed. ${contactSupport}` },
    ],
  },
  createAccount: {
    source: 'B 8.4',
    lines: [
      {
        when: { field: 'email', mentions: 'exists' },
        say: sentences.validationErrors,
        offer: 'forgotPassword',
      },
      { when: 'fields', say: sentences.validationErrors },
      { when: { code: 'challenge_expired' }, say: prerequisiteMessages.verificationExpired },
      { when: { code: 'challenge_failed' }, say: prerequisiteMessages.verificationRequired },
      { when: 400, say: 'Invalid registration data provided.' },
      { when: 429, say: 'Too many registration attempts. Please wait and try again.' },
      { when: '5xx', say: serverError },
      { when: 'network', say: `Registration failed. ${checkConnection}` },
      {
        when: 'always',
        say: `Registration failed. ${contactSupport}`,
      },
    ],
  },
  requestPasswordReset: {
    source: 'B 8.5',
    lines: [
      { when: 429, say: `${tooManyResets} Please wait a few minutes before trying again.` },
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
        say: problemTexts.resetLinkExpired,
        offer: 'newResetLink',
      },
      { when: 'general', say: generalMessage },
      { when: 'fields', say: resetFailed },
      { when: 429, say: `${tooManyResets} Please wait before trying again.` },
      { when: '5xx', say: serverError },
      { when: 'always', say: resetFailed },
    ],
  },
  newsletter: {
    source: 'B 8.6',
    lines: [
      { when: { field: 'turnstile_token' }, say: fieldMessage },
      { when: { field: 'email' }, say: fieldMessage },
      { when: 'said', say: serverMessage },
      { when: 'always', say: `${unexpectedError}. Please try again.` },
    ],
  },
  comingSoonNewsletter: {
    source: 'B 8.6',
    lines: [
      { when: { field: 'turnstile_token' }, say: fieldMessage },
      { when: { field: 'email' }, say: fieldMessage },
      { when: 'said', say: serverMessage },
      { when: 'network', say: networkOrInternalError },
      { when: 'always', say: 'Unknown error.' },
    ],
  },
} as const satisfies Record<string, Row>;
