import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract } from '../src/contract/index.ts';
import type { Endpoint } from '../src/contract/definition/endpoint.ts';
import { readPost, readPosts } from '../src/contract/reads/blog.ts';
import { price } from '../src/contract/definition/lenient.ts';
import { Unreadable } from '../src/contract/definition/unreadable.ts';
import { readOwnPasses } from '../src/contract/reads/passes.ts';
import { readPage } from '../src/contract/reads/pages.ts';
import { readDashboard, readProfile } from '../src/contract/reads/profile.ts';
import { readRegisteredSessionDetail } from '../src/contract/reads/registered-session.ts';
import { readSession } from '../src/contract/reads/session.ts';
import { readSessionList, readUpcoming } from '../src/contract/reads/sessions.ts';
import { session as sessionShape } from '../src/contract/shapes/sessions.ts';
import { registeredSessionDetail } from '../src/contract/shapes/registered-sessions.ts';
import { dashboard, page, post, profile, registered, session } from './samples.ts';

const readers = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(
  ([noun, calls]) =>
    Object.entries(calls).flatMap(([name, { reads }]) =>
      reads === undefined ? [] : [{ name: `${noun}.${name}`, reads }],
    ),
);

/** Any value, including records with known field names and arbitrary values. */
const names = [session, profile, dashboard, registered, page, post].flatMap((sample) => Object.keys(sample));
const withKnownNames = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 }));
const anyResponse = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  withKnownNames,
  fc.array(withKnownNames, { maxLength: 3 }),
  fc.record({ results: fc.array(withKnownNames, { maxLength: 3 }) }),
);

function errorOf(act: () => unknown): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return error;
  }
}

test.each(readers)('$name reads any response or throws Unreadable', ({ reads }) => {
  fc.assert(
    fc.property(anyResponse, (response) => {
      expect(errorOf(() => reads(response))).toSatisfy(
        (error) => error === undefined || error instanceof Unreadable,
      );
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['session', readSession, session],
  ['profile', readProfile, profile],
  ['dashboard', readDashboard, dashboard],
  ['registered session', readRegisteredSessionDetail, registered],
  ['page', readPage, page],
  ['post', readPost, post],
] as const)(
  'a %s that follows the contract is read without loss',
  (_, read: (raw: unknown) => unknown, sample) => {
    expect(read(sample)).toEqual(sample);
  },
);

/** Some fields of a session, replaced by values that the client does not know. */
const strange = fc.record(
  {
    status: fc.string(),
    session_type: fc.string(),
    payment_status: fc.string(),
    program: fc.record(Object.fromEntries(Object.keys(session.program).map((key) => [key, fc.string()]))),
  },
  { requiredKeys: [] },
);

test('unknown enum values never throw, and the result keeps the shape of the contract', () => {
  fc.assert(
    fc.property(strange, (given) => {
      const read = readSession({
        ...session,
        ...given,
        program: { ...session.program, ...given.program, public_id: 'p1' },
      });
      expect(sessionShape.safeParse(read).error).toBeUndefined();
    }),
  );
});

test('unknown statuses of a registration, its instalments and its ledger never throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const { registration } = registered;
      const read = readRegisteredSessionDetail({
        ...registered,
        registration: {
          ...registration,
          status: one,
          payment_status: other,
          payment_plan: one,
          rate: other,
          instalments: registration.instalments.map((instalment) => ({ ...instalment, status: one })),
          payments: registration.payments.map((line) => ({ ...line, kind: one, status: other })),
        },
      });
      expect(registeredSessionDetail.safeParse(read).error).toBeUndefined();
    }),
  );
});

test.each([
  ['sessions', { sessions: [session] }],
  ['results', { results: [session] }],
  ['upcoming_sessions', { upcoming_sessions: [session] }],
  ['a plain array', [session]],
])('a session list under %s reads the same', (_, response) => {
  expect(readSessionList(response)).toEqual({ count: 1, sessions: [session] });
  expect(readUpcoming(response)).toEqual({ count: 1, upcoming_sessions: [session] });
});

test('a response without a session list throws the text of SPEC-B 8.8', () => {
  expect(() => readSessionList({ hello: 1 })).toThrow('Invalid session data format received from server');
});

test.each([
  ['bare', session],
  ['wrapped', { session }],
  ['with prices as numbers', { ...session, price_member: 60, price_public: 75, price: 75 }],
  ['with the category as text', { ...session, program: { ...session.program, category_name: undefined } }],
  [
    'with the category as a record',
    {
      ...session,
      program: { ...session.program, category_name: undefined, category: { name: 'Skate//Well' } },
    },
  ],
  [
    'with the image as an object',
    { ...session, image_url: undefined, image: { full_url: 'https://x.test/s.webp' } },
  ],
  ['with seats to calculate', { ...session, current_registrations: undefined, is_full: undefined }],
])('a session %s reads the same', (_, response) => {
  expect(readSession(response)).toEqual(session);
});

const { date_of_birth, display_name, image_url, image_thumbnail, ...rest } = profile;

test.each([
  ['nested', { profile }],
  ['with dob', { ...rest, display_name, image_url, image_thumbnail, dob: date_of_birth }],
  ['with user_name', { ...rest, date_of_birth, image_url, image_thumbnail, user_name: display_name }],
  [
    'with images as objects',
    {
      ...rest,
      date_of_birth,
      display_name,
      image: { url: image_url },
      image_thumbnail: { full_url: image_thumbnail },
    },
  ],
  ['with the gender as text', { ...profile, gender: '3' }],
])('a profile %s reads the same', (_, response) => {
  expect(readProfile(response)).toEqual(profile);
});

test('posts may be paginated or a plain array', () => {
  const { intro: _intro, body: _body, ...summary } = post;
  expect(readPosts([post]).results).toEqual([summary]);
  expect(readPosts({ count: 9, next: '?page=2', previous: null, results: [post] })).toMatchObject({
    count: 9,
    next: '?page=2',
  });
});

test('every price is read as a decimal string', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const written = (cents / 100).toFixed(2);
      expect([price(written), price(cents / 100), price(Number(written))]).toEqual([
        written,
        written,
        written,
      ]);
    }),
  );
});

test('the credits of a pass are read from a server that names them `left` only', () => {
  const pass = { id: 'pass_1', name: '5 sessions', credits: 5, left: 3 };
  const read = readOwnPasses({ left: 3, passes: [pass], history: [] });
  expect([read.credits_left, read.passes[0]?.credits_left]).toEqual([3, 3]);
  const both = { ...pass, credits_left: 2 };
  expect(readOwnPasses({ left: 3, credits_left: 2, passes: [both] })).toMatchObject({
    credits_left: 2,
    passes: [{ credits_left: 2 }],
  });
});
