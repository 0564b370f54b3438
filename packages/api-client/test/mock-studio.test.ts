import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract, problems, type Endpoint, type ProblemCode } from '../src/contract/index.ts';
import { catalogue, describe as describeFailure, type Operation } from '../src/errors/index.ts';
import { createClient, isApiError, type Client } from '../src/index.ts';
import { createSession, memoryTokenStore } from '../src/auth/index.ts';
import { withOffice } from '../src/office/index.ts';
import { checkReply } from '../src/strict/index.ts';
import { createMockStudio, exampleReply, mockPassword, type CallName } from '../src/testing/index.ts';
import { mockServer } from '../src/testing/mock/serve-mock.ts';
import { failed } from './retrying-client.ts';
import { pathParams } from './samples.ts';

const studio = createMockStudio();
const server = mockServer(studio);
let baseUrl: string;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`;
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => studio.reset());

/** A client of one person, which checks every reply against the contract. */
async function signedIn(email = 'member@demo.test') {
  const session = createSession({ calls: createClient({ baseUrl }).auth, store: memoryTokenStore() });
  const client = createClient({ baseUrl, session, checkReply, longestWaitMs: 0, maxRetries: 0 });
  await session.start(await client.auth.signIn({ body: { email, password: mockPassword } }));
  return { client, session };
}

const signature = 'data:image/png;base64,iVBORw0KGgo=';

const card = (client: Client, number = '4242 4242 4242 4242') =>
  client.payments
    .createSandboxMethod({ body: { number, exp_month: 8, exp_year: 2099, cvc: '123' } })
    .then(({ payment_method_id }) => payment_method_id);

describe('a member', () => {
  test('registers, sees the session as registered, and cancels for a refund', async () => {
    const { client } = await signedIn();
    const before = await client.sessions.detail({ params: { id: 'session-open' } });
    const body = {
      session_id: before.public_id,
      payment_plan: 'bi_weekly',
      payment_method_id: await card(client),
    } as const;
    const { registration, payment } = await client.registrations.register({ body });
    expect(registration).toMatchObject({ status: 'confirmed', payment_status: 'pending', price: '60.00' });
    expect(payment).toMatchObject({ status: 'succeeded', amount: '30.00' });
    const after = await client.sessions.detail({ params: { id: before.public_id } });
    expect(after.available_spots).toBe((before.available_spots ?? 0) - 1);
    expect(await failed(client.registrations.register({ body }))).toMatchObject({
      code: 'already_registered',
      details: { already_registered: true },
    });
    await client.registrations.pay({
      params: { id: registration.public_id },
      body: { payment_method_id: await card(client), save_payment_method: false },
    });
    const id = { params: { id: before.public_id } };
    expect(await client.registeredSessions.cancelPreview(id)).toMatchObject({ refund_amount: '60.00' });
    const { refund } = await client.registeredSessions.cancel({ ...id, body: {} });
    expect(refund).toMatchObject({ amount: '60.00', status: 'succeeded' });
    expect(await client.registeredSessions.list()).toEqual([]);
  });

  test('uploads a picture with the fields of the profile beside it', async () => {
    const { client } = await signedIn();
    const image = new File([new Uint8Array(4)], 'me.png', { type: 'image/png' });
    const profile = await client.profile.updateMe({ body: { profile: { display_name: 'Dani' }, image } });
    expect(profile.public_id).not.toBe('');
  });

  test('is told that a declined card was not charged, and registers with another', async () => {
    const { client } = await signedIn();
    const register = async (number?: string) =>
      client.registrations.register({
        body: { session_id: 'session-open', payment_method_id: await card(client, number) },
      });
    const error = await failed(register('4000 0000 0000 0002'));
    expect(isApiError(error) && error.is('payment_failed')).toBe(true);
    expect((await register()).registration.status).toBe('confirmed');
  });

  test.each([
    [true, 'confirmed'],
    [false, 'payment_failed'],
  ])('completes the payment authentication (approved: %s)', async (approve, expected) => {
    const { client } = await signedIn();
    const { data, response } = await client.registrations
      .register({
        body: { session_id: 'session-open', payment_method_id: await card(client, '4000 0027 6000 3184') },
      })
      .withResponse();
    expect(response.status).toBe(202);
    const client_secret = data.payment?.client_secret ?? '';
    await client.payments.confirmSandbox({ body: { client_secret, approve } });
    const confirmed = client.registrations.confirmPayment({
      params: { id: data.registration.public_id },
      body: { client_secret },
    });
    expect(
      approve ? (await confirmed).registration.status : ((await failed(confirmed)) as { code: string }).code,
    ).toBe(expected);
  });

  test('joins the waitlist of a session that fills', async () => {
    const { client } = await signedIn();
    studio.fill('session-open');
    const body = { session_id: 'session-open', payment_method_id: await card(client) };
    expect(await failed(client.registrations.register({ body }))).toMatchObject({ code: 'session_full' });
    const entry = await client.waitlist.join({
      body: { session_id: 'session-open', notify_email: true, notify_sms: false },
    });
    expect(entry).toMatchObject({ position: 1, on_waitlist: true });
    expect((await client.waitlist.list()).results).toHaveLength(1);
    await client.waitlist.leave({ params: { id: 'session-open' } });
    expect(await client.waitlist.status({ params: { id: 'session-open' } })).toMatchObject({
      status: 'left',
    });
  });

  test('must sign in again when the sign-in has ended', async () => {
    const { client } = await signedIn();
    studio.endSignIns();
    expect(await failed(client.profile.me())).toMatchObject({ code: 'token_invalid' });
  });

  test('stays signed in when the access token expires', async () => {
    const { client, session } = await signedIn();
    const before = await session.accessToken();
    studio.expireTokens();
    expect(await client.profile.me()).toMatchObject({ email: 'member@demo.test' });
    expect(await session.accessToken()).not.toBe(before);
  });
});

test('a declined charge stays with its key, and another problem does not', async () => {
  const { client } = await signedIn();
  const seat = { session_id: 'session-open', amount: '60.00' };
  const register = async (number: string, idempotencyKey: string) =>
    client.registrations.register(
      { body: { ...seat, payment_method_id: await card(client, number) } },
      { idempotencyKey },
    );
  expect(await failed(register('4000000000000002', 'k1'))).toMatchObject({ code: 'payment_failed' });
  expect(await failed(register('4242424242424242', 'k1'))).toMatchObject({ code: 'idempotency_key_reused' });
  const wrongPrice = { body: { ...seat, amount: '1.00', payment_method_id: await card(client) } };
  expect(await failed(client.registrations.register(wrongPrice, { idempotencyKey: 'k2' }))).toMatchObject({
    code: 'price_changed',
  });
  expect((await register('4242424242424242', 'k2')).registration.status).toBe('confirmed');
});

test('a repeated request with one key has one effect', async () => {
  const { client } = await signedIn();
  const input = { body: { session_id: 'session-open', payment_method_id: await card(client) } };
  const [first, second] = [
    await client.registrations.register(input, { idempotencyKey: 'k1' }),
    await client.registrations.register(input, { idempotencyKey: 'k1' }),
  ];
  expect(second).toEqual(first);
  expect(await client.registrations.list()).toHaveLength(1);
  const other = { body: { ...input.body, session_id: 'session-free' } };
  expect(await failed(client.registrations.register(other, { idempotencyKey: 'k1' }))).toMatchObject({
    code: 'idempotency_key_reused',
  });
});

test('a person without a waiver is told so, and a wrong password is rejected', async () => {
  const { client } = await signedIn('new@demo.test');
  const body = { session_id: 'session-free' } as const;
  expect(await failed(client.registrations.register({ body }))).toMatchObject({ code: 'waiver_required' });
  const wrong = { email: 'member@demo.test', password: 'Guessed!2026' };
  expect(await failed(client.auth.signIn({ body: wrong }))).toMatchObject({ code: 'invalid_credentials' });
});

test('a new member signs the waiver and registers once the name and date of birth are known', async () => {
  const { client } = await signedIn('new@demo.test');
  const waiver = { body: { waiver_accepted: true, payment_consent: true, signature } } as const;
  expect(await failed(client.waiver.accept(waiver))).toMatchObject({
    code: 'profile_incomplete',
    fieldErrors: { last_name: ['Last name is required'], date_of_birth: ['Date of birth is required'] },
  });
  await client.profile.updateMe({ body: { profile: { last_name: 'Simone', date_of_birth: '1990-02-21' } } });
  expect(await client.waiver.accept(waiver)).toMatchObject({ waiver_accepted: true, payment_consent: true });
  const { registration } = await client.registrations.register({ body: { session_id: 'session-free' } });
  expect(registration.status).toBe('confirmed');
});

test('an invalid body names its fields', async () => {
  const client = createClient({ baseUrl });
  const body = { email: 'nobody', password: '' };
  expect(await failed(client.auth.signIn({ body }))).toMatchObject({
    code: 'validation_failed',
    fieldErrors: { email: [expect.any(String)] },
  });
});

const calls = Object.entries<Record<string, Endpoint>>(contract).flatMap(([noun, own]) =>
  Object.entries(own).map(([name, endpoint]) => ({ noun, name, endpoint })),
);
type AnyCall = (input: object) => Promise<unknown>;
const callOf = (client: Client, noun: string, name: string) => {
  const isOffice = noun.startsWith('office');
  const nouns: unknown = isOffice ? withOffice(client).office : client;
  const own = isOffice ? noun.charAt(6).toLowerCase() + noun.slice(7) : noun;
  return (nouns as Record<string, Record<string, AnyCall>>)[own]![name]!;
};

const ownError = { code: 'waitlist_unavailable', status: 404 };

describe('provoke', () => {
  const pairs = calls.flatMap(({ noun, name, endpoint }) =>
    endpoint.problems.map((code) => [`${noun}.${name}` as CallName, code, noun, name] as const),
  );
  test.each(pairs)('%s fails with %s', async (call, code: ProblemCode, noun, name) => {
    const client = createClient({ baseUrl, longestWaitMs: 0, maxRetries: 0 });
    studio.provoke(code, call);
    const outcome = await callOf(
      client,
      noun,
      name,
    )({ params: pathParams, body: {} }).catch((error: unknown) => error);
    const failure = isApiError(outcome) ? { code: outcome.code, status: outcome.status } : null;
    // Some calls turn a 404 into a result or an error of the client's own (SPEC-B 4).
    const expected = [
      { code, status: problems[code].status },
      ...(code === 'not_found' ? [null, ownError] : []),
    ];
    expect(expected).toContainEqual(failure);
  });

  test.each(Object.keys(problems) as ProblemCode[])('%s has a sentence in every operation', async (code) => {
    const client = createClient({ baseUrl, longestWaitMs: 0, maxRetries: 0 });
    studio.provoke(code);
    const outcome = await client.sessions
      .detail({ params: { id: 'session-open' } })
      .catch((error: unknown) => error);
    const sentencesOf = Object.keys(catalogue).map(
      (operation) => describeFailure(outcome, operation as Operation).message,
    );
    expect(isApiError(outcome) && outcome.code).toBe(code);
    expect(sentencesOf.filter((sentence) => !/^[A-Z].+/.test(sentence))).toEqual([]);
  });
});

describe('a call without a state', () => {
  const plain = calls.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access !== 'member');
  test.each(plain)('$noun.$name responds as the contract says', async ({ noun, name }) => {
    const client = createClient({ baseUrl, checkReply });
    const isPage = noun === 'pages' && name === 'find';
    const query = isPage ? { html_path: '/about/' } : {};
    const input = { params: { ...pathParams, slug: 'how-to-fall-well' }, query };
    await expect(callOf(client, noun, name)(input)).resolves.not.toBeNull();
  });
  test('returns the example of the contract', async () => {
    expect(await createClient({ baseUrl }).blog.tags()).toEqual(exampleReply(contract.blog.tags));
  });
});

describe('a record that a member sends', () => {
  test('comes back as it was sent: profile, emergency contact and billing address', async () => {
    const { client } = await signedIn();
    const profile = { first_name: 'Ada', display_name: 'Ada', phone: '+1 313 555 0199' };
    expect(await client.profile.updateMe({ body: { profile } })).toMatchObject(profile);
    expect(await client.profile.me()).toMatchObject(profile);
    const contact = {
      name: 'Marvella Quay',
      relationship: 'spouse',
      phone: '(313) 555-0998',
      email: 'marvella@demo.test',
      is_primary: true,
    } as const;
    const { public_id: id } = await client.contacts.create({ body: contact });
    expect(await client.contacts.list()).toMatchObject([contact]);
    expect(
      await client.contacts.update({ params: { id }, body: { name: 'Marvella Quay-Lee' } }),
    ).toMatchObject({ ...contact, name: 'Marvella Quay-Lee' });
    await client.contacts.remove({ params: { id } });
    expect(await client.contacts.list()).toEqual([]);
    const address = {
      address: '4400 Woodward Avenue',
      city: 'Detroit',
      state: 'MI',
      postal_code: '48201',
      country: 'US',
    } as const;
    expect(await client.billing.create({ body: address })).toMatchObject(address);
    const again = await failed(client.billing.create({ body: address }));
    expect(again).toMatchObject({ code: 'billing_address_exists' });
    expect(await client.billing.get()).toMatchObject(address);
  });
});
