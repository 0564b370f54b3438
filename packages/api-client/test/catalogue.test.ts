import { referenceText, referenceTexts } from '@detroit-well/reference-texts';
import { messages } from '@detroit-well/validation/messages';
import { expect, test } from 'vitest';
import { ApiError, catalogue, describe, sentences } from '../src/errors/index.ts';
import type { ApiErrorInit, Operation } from '../src/errors/index.ts';
import { problems } from '../src/contract/definition/problems.ts';
import { statusMessages, friendlyMessage } from '../src/contract/definition/statuses.ts';
import type { Row } from '../src/errors/row.ts';

const exact = new Set(referenceTexts.map(({ text }) => text));

const lines = Object.entries(catalogue as Record<string, Row>).flatMap(([operation, row]) =>
  row.lines.map(({ say }) => ({ operation, source: row.source, say })),
);

const additions = new Set<string>([sentences.unknownOutcome, statusMessages.rateLimited]);
const fixedTexts = lines.flatMap(({ operation, source, say }) =>
  typeof say === 'string' && source !== 'added' && !additions.has(say) ? [{ operation, say }] : [],
);

test.each(fixedTexts)('$operation uses a text of the specification: $say', ({ say }) => {
  expect(exact).toContain(say);
});

/** Texts of SPEC-B 8.3 to 8.9 that another part of the catalogue covers, or that belong to a rejected reading. */
const notInCatalogue = [
  /^B8\.3\/login\/default$/,
  /^B8\.5\/reset-other\//,
  /^B8\.6\/newsletter\/default$/,
  /^B8\.8\/payment\/dashboard$/,
  /\/(retry|try-again|title)$/,
];

const shownTexts = new Set<string>([
  ...fixedTexts.map(({ say }) => say),
  ...Object.values(sentences),
  ...Object.values(statusMessages),
  messages.newsletterIncomplete,
  messages.sessionIdRequired,
  ...Object.values(problems).map(({ text }) => text),
]);

test.each(
  referenceTexts.filter(
    ({ section, id }) => /^B 8\.[3-9]$/.test(section) && !notInCatalogue.some((other) => other.test(id)),
  ),
)('$id is in the catalogue or in another table: $text', ({ text }) => {
  expect(shownTexts).toContain(text);
});

test.each(referenceTexts.filter(({ id }) => id.startsWith('B8.1/friendly')))(
  '$id is $text',
  ({ id, text }) => {
    const status = id.split('/')[2] ?? '';
    expect(friendlyMessage(status === '5xx' ? 502 : Number(status) || undefined)).toBe(text);
  },
);

interface ProblemDetails {
  message?: string;
  code?: string;
  error?: string;
  session_full?: true;
  already_registered?: true;
}

const problemInit = (status: number, details: ProblemDetails = {}, fieldErrors = {}): ApiErrorInit => ({
  kind: status >= 500 ? 'server' : 'refused',
  message: details.message ?? '',
  status,
  code: details.code,
  details,
  fieldErrors,
});
const offline: ApiErrorInit = { kind: 'network', message: 'Network error. Please check your connection.' };
const lost: ApiErrorInit = { ...offline, outcome: 'unknown' };

const cases: [Operation, ApiErrorInit, string][] = [
  ['signIn', problemInit(400, {}, { non_field_errors: ['Account locked.'] }), 'Account locked.'],
  [
    'signIn',
    problemInit(401, { message: 'No active account found with the given credentials' }),
    referenceText('B8.3/login/credentials'),
  ],
  ['signIn', offline, 'Network error. Please check your connection and try again.'],
  ['signIn', problemInit(500), 'Login failed. Please try again or contact support if the problem persists.'],
  ['createAccount', problemInit(400, {}, { email: ['Taken'] }), 'Validation errors'],
  ['createAccount', problemInit(400), 'Invalid registration data provided.'],
  ['createAccount', problemInit(429), 'Too many registration attempts. Please wait and try again.'],
  ['createAccount', problemInit(502), 'Server error. Please try again later.'],
  ['createAccount', offline, 'Registration failed. Please check your connection and try again.'],
  ['requestPasswordReset', problemInit(404), sentences.resetLinkSent],
  ['newsletter', problemInit(400, {}, { email: ['E'], turnstile_token: ['T'] }), 'T'],
  ['newsletter', problemInit(400, { message: 'M' }, { email: ['E'] }), 'E'],
  ['newsletter', problemInit(400, { message: 'M' }), 'M'],
  ['newsletter', problemInit(400), 'An unexpected error occurred. Please try again.'],
  ['comingSoonNewsletter', offline, 'Network failure or internal error. Please try again.'],
  ['changePassword', problemInit(400, {}, { non_field_errors: ['Too similar'] }), 'Too similar'],
  ['changePassword', offline, 'Network error. Please try again.'],
  ['saveContact', problemInit(400, { code: 'contact_limit', message: 'At most 3.' }), 'At most 3.'],
  ['saveContact', problemInit(400, {}, { phone: ['P'] }), 'An error occurred while saving the contact'],
  [
    'register',
    problemInit(400, { session_full: true, message: 'x' }),
    referenceText('B8.8/registration/session-full'),
  ],
  [
    'register',
    problemInit(400, { already_registered: true }),
    referenceText('B8.8/registration/already-registered'),
  ],
  ['register', problemInit(400, { error: 'Registration opens Monday' }), 'Registration opens Monday'],
  ['register', problemInit(400, { message: 'Registration opens Monday' }), 'Registration opens Monday'],
  ['register', problemInit(400), 'Registration failed. Please try again.'],
  [
    'register',
    problemInit(400, { code: 'validation_failed', message: problems.validation_failed.text }),
    'Registration failed. Please try again.',
  ],
  [
    'register',
    problemInit(404, { error: 'Not found.' }),
    'Registration failed. Please try again or contact support.',
  ],
  [
    'register',
    problemInit(500, { error: 'Oops' }),
    'Registration failed. Please try again or contact support.',
  ],
  ['register', problemInit(500), 'Registration failed. Please try again or contact support.'],
  [
    'acceptWaiver',
    { ...problemInit(500), outcome: 'unknown' },
    'An error occurred while processing your waiver',
  ],
  ['register', lost, sentences.unknownOutcome],
  ['joinWaitlist', lost, sentences.unknownOutcome],
  ['joinWaitlist', offline, 'Failed to join waitlist. Please try again.'],
  ['pay', problemInit(402, { message: 'Your card was declined.' }), 'Your card was declined.'],
  ['pay', problemInit(402), 'Payment failed. Please try again.'],
  ['guestRegister', problemInit(400, { error: 'Server words' }), 'Server words'],
  ['loadSessions', offline, 'Network error. Please check your connection.'],
  [
    'loadSessions',
    { ...offline, kind: 'timeout' },
    'Loading timed out. Please check your connection and try again.',
  ],
  ['loadSessions', problemInit(500), 'Server error. Please try again later.'],
  ['loadSessions', problemInit(503), 'Service temporarily unavailable. Please try again later.'],
  ['loadSessions', problemInit(401), 'Authentication required. Please log in and try again.'],
  ['checkAvailability', problemInit(404), 'Availability updates coming soon.'],
  ['blog', problemInit(429), 'Too many requests. Please wait a moment before trying again.'],
  ['loadPost', problemInit(404), 'Post not found'],
  ['like', problemInit(500), 'Failed to process like.'],
  ['like', offline, 'Failed to process like.'],
  ['like', problemInit(404), 'Invalid post slug'],
  ['like', problemInit(409, { code: 'already_processing' }), 'Already processing...'],
  ['like', problemInit(429), 'Too many requests. Please wait a moment before trying again.'],
  ['like', problemInit(400, { code: 'likes_closed', error: 'Likes are closed.' }), 'Likes are closed.'],
];

test.each(cases)('%s described with %o returns: %s', (operation, init, message) => {
  expect(describe(new ApiError(init), operation).message).toBe(message);
});

test('anything thrown can be described', () => {
  expect(describe(new TypeError('x is not a function'), 'loadDashboard').message).toBe(
    'Failed to load dashboard.',
  );
  expect(describe(new TypeError('x is not a function'), 'saveContact').message).toBe(
    'An error occurred while saving the contact',
  );
});

test('an already-exists email error offers a password reset', () => {
  const error = new ApiError(problemInit(400, {}, { email: ['User with this email already exists.'] }));
  expect(describe(error, 'createAccount')).toMatchObject({
    offer: 'forgotPassword',
    fields: { email: ['User with this email already exists.'] },
  });
});

test('a lost response keeps its unknown outcome, so that the caller reuses the key', () => {
  expect(describe(new ApiError(lost), 'guestRegister').outcome).toBe('unknown');
});
