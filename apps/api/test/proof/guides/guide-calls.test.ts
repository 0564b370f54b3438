import type { WireResponse } from '@detroit-well/api-client';
import { basePath, contract } from '@detroit-well/api-client/contract';
import { createMockStudio } from '@detroit-well/api-client/testing';
import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../../src/app/seed/seed.ts';
import { sendGiftCards } from '../../../src/features/gift-cards/send-gift-cards.ts';
import { anyDatabase } from '../../database.ts';
import { provedHuman } from '../../human.ts';
import { buying } from './buying.ts';
import { card, id, keepCard, signInAs, told, type Step } from './step.ts';
import { differences, record, serverSide, studioSide, type Side } from './sides.ts';
import { testServer, type TestServer } from '../../server.ts';
import { drawn } from '../../signatures.ts';

// Each call that a guide makes, sent to the mock studio and to this server with the data of `npm start`.
let server: TestServer;
let studio: Side;
let real: Side;

beforeAll(async () => {
  const database = await anyDatabase();
  server = await testServer({ database });
  await seed(database, server.clock.now());
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  real = serverSide(origin + basePath, () => provedHuman(server));
  studio = studioSide(createMockStudio({ now: () => server.clock.now() }));
});
afterAll(() => server?.close());

const keepPayment: Step['keep'] = ({ registration, payment }, { told }) => {
  told.set('registration', String(record(registration)['public_id']));
  told.set('secret', String(record(payment)['client_secret']));
};
const register = (does: string, body: (side: Side) => object): Step => ({
  call: 'registrations.register',
  does,
  send: (side) => ({ body: body(side) }),
  keep: keepPayment,
});

/** The code of the last gift card: of the email that the server sent, or any, which the mock studio accepts. */
async function giftCode(side: Side): Promise<string> {
  if (side !== real) return 'K7QM-2F9D-TR4X';
  await sendGiftCards(server.deps);
  const { rows } = await server.database.db.execute<{ text: string }>(
    sql`select text_body as text from outbox_mails where recipient = 'josephine@guide.test' order by created_at desc`,
  );
  return /\b[A-Z0-9]{4}(?:-[A-Z0-9]{4})+\b/.exec(rows[0]?.text ?? '')?.[0] ?? 'no code in the email';
}

const steps: readonly Step[] = [
  { call: 'sessions.list', send: () => ({ query: { upcoming_only: true, available_only: true } }) },
  { call: 'sessions.upcoming', send: () => ({ query: { limit: 2 } }) },
  {
    call: 'sessions.list',
    does: 'with a limit that is no number',
    send: () => ({ query: { limit: 'many' } }),
  },
  { call: 'sessions.list', does: 'with an unknown parameter', send: () => ({ query: { pagesize: 3 } }) },
  { call: 'sessions.detail', does: 'of a session that does not exist', send: () => id('nothing-here') },
  { call: 'profile.me', does: 'signed out' },
  { call: 'payments.config' },
  { call: 'challenge.config' },
  {
    call: 'auth.signIn',
    does: 'with a wrong password',
    send: () => ({ body: { email: 'member@demo.test', password: 'Guessed!2026' } }),
  },
  signInAs('member'),
  { call: 'profile.me' },
  { call: 'profile.updateMe', send: () => ({ body: { profile: { display_name: 'Dani' } } }) },
  ...['session-open', 'session-last-spot', 'session-full', 'session-free', 'session-cancelled'].flatMap(
    (name): Step[] => [
      { call: 'sessions.detail', does: `of ${name}`, send: () => id(name) },
      { call: 'sessions.availability', does: `of ${name}`, send: () => id(name) },
    ],
  ),
  { call: 'waiver.content' },
  {
    call: 'payments.createSandboxMethod',
    does: 'last year',
    send: () => card('4242424242424242', { exp_year: 2020 }),
  },
  { call: 'payments.createSandboxMethod', does: 'with a wrong number', send: () => card('4242424242424241') },
  {
    call: 'payments.createSandboxMethod',
    does: 'declined',
    send: () => card('4000 0000 0000 0002'),
    keep: keepCard,
  },
  register('with a declined card', (side) => ({
    session_id: 'session-open',
    payment_method_id: told(side, 'card'),
  })),
  {
    call: 'payments.createSandboxMethod',
    does: 'that asks',
    send: () => card('4000 0027 6000 3184'),
    keep: keepCard,
  },
  register('with a card that asks', (side) => ({
    session_id: 'session-open',
    payment_method_id: told(side, 'card'),
  })),
  {
    call: 'payments.confirmSandbox',
    send: (side) => ({ body: { client_secret: told(side, 'secret'), approve: true } }),
  },
  {
    call: 'registrations.confirmPayment',
    send: (side) => ({ ...id(told(side, 'registration')), body: { client_secret: told(side, 'secret') } }),
  },
  register('twice', (side) => ({ session_id: 'session-open', payment_method_id: told(side, 'card') })),
  register('when it is full', () => ({ session_id: 'session-full' })),
  register('when it is cancelled', () => ({ session_id: 'session-cancelled' })),
  register('with another price', () => ({ session_id: 'session-last-spot', amount: '1.00' })),
  { call: 'waitlist.join', send: () => ({ body: { session_id: 'session-full' } }) },
  { call: 'waitlist.join', does: 'twice', send: () => ({ body: { session_id: 'session-full' } }) },
  { call: 'waitlist.list' },
  { call: 'waitlist.status', send: () => id('session-full') },
  {
    call: 'payments.createSandboxMethod',
    does: 'that succeeds',
    send: () => card('4242 4242 4242 4242'),
    keep: keepCard,
  },
  register('in two parts', (side) => ({
    session_id: 'session-last-spot',
    payment_plan: 'bi_weekly',
    payment_method_id: told(side, 'card'),
  })),
  {
    call: 'registrations.pay',
    send: (side) => ({ ...id(told(side, 'registration')), body: { payment_method_id: told(side, 'card') } }),
  },
  {
    call: 'registrations.pay',
    does: 'when it is paid',
    send: (side) => ({ ...id(told(side, 'registration')), body: { payment_method_id: told(side, 'card') } }),
  },
  register('for free', () => ({ session_id: 'session-free' })),
  { call: 'registrations.list' },
  {
    call: 'registrations.list',
    does: 'that are confirmed',
    send: () => ({ query: { status: 'confirmed' } }),
  },
  { call: 'registeredSessions.list' },
  { call: 'registeredSessions.detail', send: () => id('session-open') },
  { call: 'registeredSessions.cancelPreview', send: () => id('session-open') },
  { call: 'registeredSessions.calendar', send: () => ({ params: { id: 'session-open', type: 'google' } }) },
  { call: 'chatRooms.list' },
  { call: 'registeredSessions.cancel', send: () => id('session-open') },
  { call: 'registeredSessions.cancel', does: 'twice', send: () => id('session-open') },
  { call: 'registrations.cancel', send: (side) => id(told(side, 'registration')) },
  { call: 'waiver.download' },
  ...buying(giftCode),
  signInAs('new'),
  register('without a waiver', () => ({ session_id: 'session-free' })),
  { call: 'waiver.status' },
  {
    call: 'registrations.guestRegister',
    does: 'of an account that exists',
    send: async (side) => ({
      body: { ...(await guest(side)), user_data: { ...person, email: 'member@demo.test' } },
    }),
  },
  { call: 'registrations.guestRegister', send: async (side) => ({ body: await guest(side) }) },
];

const person = {
  first_name: 'Josephine',
  last_name: 'Baker',
  email: 'josephine@guide.test',
  password: 'Roll//Bounce7',
  address: '2934 Russell Street',
  city: 'Detroit',
  state: 'MI',
  zip: '48207',
  country: 'US',
  gender: 'female',
  date_of_birth: '1981-06-03',
};
const guest = async (side: Side) => ({
  user_data: person,
  session_id: 'session-free',
  waiver_signed: true,
  payment_consent: true,
  signature: await drawn(),
  turnstile_token: await side.human(),
});

describe('the mock studio and the server respond alike to', () => {
  it.each(steps.map((step) => [`${step.call} ${step.does ?? ''}`.trim(), step] as const))(
    '%s',
    async (_name, step) => {
      const seen = [];
      for (const side of [studio, real]) {
        const response = await side.call(step.call, (await step.send?.(side)) ?? {});
        step.keep?.(record(response.data), side);
        seen.push(response);
      }
      const [mocked, actual] = seen;
      const of = (response: WireResponse | undefined) => ({
        status: response?.status,
        code: (response?.status ?? 0) >= 400 ? record(response?.data)['code'] : undefined,
      });
      expect(of(mocked)).toEqual(of(actual));
      expect(differences(mocked?.data, actual?.data)).toEqual([]);
    },
  );
});

it('every call that a guide makes is a step above', () => {
  const folder = fileURLToPath(new URL('../../../../docs/src/content', import.meta.url));
  const guides = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.mdx?$/.test(file),
  );
  const made = guides.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(/\b\w*[cC]lient\.(\w+)\.(\w+)\(/g)].map(([, noun, name]) => `${noun}.${name}`);
  });
  const calls = Object.entries(contract).flatMap(([noun, own]) =>
    Object.keys(own).map((name) => `${noun}.${name}`),
  );
  const missing = new Set(
    made.filter((name) => calls.includes(name) && !steps.some(({ call }) => call === name)),
  );
  expect(made.length).toBeGreaterThan(20);
  expect([...missing]).toEqual([]);
});
