import { prerequisiteMessages } from '@detroit-well/validation/messages/prerequisites';
import { problemTexts } from '../contract/definition/problem-texts.ts';
import { unreadableSessions } from '../contract/definition/unreadable.ts';
import { availabilityUnknown, trainingPageFailed } from './training-page.ts';
import { fieldMessage, serverMessage } from './row.ts';
import type { CatalogueCase, Row } from './row.ts';
import { sentences } from './sentences.ts';
import { statusMessages, friendlyMessage } from '../contract/definition/statuses.ts';

const availabilityUpdatesSoon = 'Availability updates coming soon.';
const unknown: CatalogueCase = { when: 'unknown', say: sentences.unknownOutcome };
const full: CatalogueCase = {
  when: { code: 'session_full' },
  say: problemTexts.sessionFull,
  offer: 'alternatives',
};
const already: CatalogueCase = {
  when: { code: 'already_registered' },
  say: problemTexts.alreadyRegistered,
};
const waiver: CatalogueCase = {
  when: { code: 'waiver_required' },
  say: prerequisiteMessages.registrationBlocked,
  offer: 'waiver',
};
const knownProblem: CatalogueCase = { when: 'known problem', say: serverMessage };
const said: CatalogueCase = { when: 'said', say: serverMessage };

/**
 * SPEC-B 8.8. The lines for an unknown outcome are an addition and come first, so that nobody is told of a failure that may
 * be a success.
 */
export const trainingRows = {
  pay: {
    source: 'B 8.8',
    lines: [unknown, full, already, waiver, said, { when: 'always', say: problemTexts.paymentFailed }],
  },
  joinWaitlist: {
    source: 'B 8.8',
    lines: [
      unknown,
      waiver,
      already,
      knownProblem,
      { when: 'always', say: 'Failed to join waitlist. Please try again.' },
    ],
  },
  registrationAlert: {
    source: 'B 8.8',
    lines: [
      unknown,
      full,
      already,
      waiver,
      said,
      { when: 'always', say: 'An error occurred during registration. Please try again.' },
    ],
  },
  register: {
    source: 'B 8.8',
    lines: [
      unknown,
      full,
      already,
      waiver,
      knownProblem,
      { when: 'said in a 400', say: serverMessage },
      { when: 400, say: 'Registration failed. Please try again.' },
      { when: 'always', say: 'Registration failed. Please try again or contact support.' },
    ],
  },
  guestRegister: {
    source: 'B 8.8',
    lines: [
      unknown,
      full,
      already,
      { when: { code: 'account_exists' }, say: serverMessage, offer: 'signIn' },
      { when: { field: 'payment_method_id' }, say: fieldMessage },
      said,
      { when: 'always', say: 'Registration failed. Please try again.' },
    ],
  },
  loadSessions: {
    source: 'B 8.8',
    lines: [
      { when: 'unreadable', say: unreadableSessions },
      { when: 'timeout', say: sentences.sessionsTimedOut },
      { when: 'network', say: statusMessages.networkError },
      { when: 503, say: statusMessages.serviceUnavailable },
      { when: '5xx', say: friendlyMessage(500) },
      { when: 401, say: friendlyMessage(401) },
      { when: 429, say: friendlyMessage(429) },
      { when: 'always', say: friendlyMessage(undefined) },
    ],
  },
  loadSession: {
    source: 'B 8.8',
    lines: [
      {
        when: 'always',
        say: sentences.sessionFailed,
      },
    ],
  },
  checkAvailability: {
    source: 'B 8.8',
    lines: [
      { when: 404, say: availabilityUpdatesSoon },
      { when: 501, say: availabilityUpdatesSoon },
      { when: 'always', say: availabilityUnknown },
    ],
  },
  loadTrainingPage: {
    source: 'B 8.8',
    lines: [{ when: 'always', say: trainingPageFailed }],
  },
  /** Additions: the spec has no text for the waitlist page, for leaving the waitlist or for changing the notifications. */
  loadWaitlist: {
    source: 'added',
    lines: [{ when: 'always', say: 'We could not load your waitlist. Your position does not depend on it.' }],
  },
  leaveWaitlist: {
    source: 'added',
    lines: [unknown, { when: 'always', say: 'We could not take you off the waitlist. Please try again.' }],
  },
  updateWaitlist: {
    source: 'added',
    lines: [
      unknown,
      knownProblem,
      { when: 'always', say: 'We could not save your choice. Please try again.' },
    ],
  },
  /** Additions: the spec has no emails about open spots. Repeating a request does no harm. */
  requestOpening: {
    source: 'added',
    lines: [unknown, knownProblem, { when: 'always', say: 'We could not send the link. Please try again.' }],
  },
  confirmOpening: {
    source: 'added',
    lines: [
      unknown,
      knownProblem,
      { when: 'always', say: 'We could not confirm your email. Please try again.' },
    ],
  },
  withdrawOpening: {
    source: 'added',
    lines: [
      unknown,
      knownProblem,
      { when: 'always', say: 'We could not erase your address. Please try again.' },
    ],
  },
  /** An addition: the spec has no text for a failed cancellation. */
  cancelRegistration: {
    source: 'added',
    lines: [
      unknown,
      knownProblem,
      { when: 'always', say: 'We could not cancel your registration. Please try again.' },
    ],
  },
} as const satisfies Record<string, Row>;
