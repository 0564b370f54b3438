import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readApiSettings, SettingsError } from '@detroit-well/config/env';
import { seedPlans } from '../src/app/seed/plans/seed-plans.ts';
import { rateLimits } from '../src/platform/database/schema/server.ts';
import { aCard, aMember, cards, seedStudio, type Person } from './booking.ts';
import { provedHuman } from './human.ts';
import { testServer, type TestServer } from './server.ts';

let server: TestServer;
let known: Person;
beforeAll(async () => {
  // No test here signs in, and hashing a hundred wrong passwords would only take time.
  const passwords = { hash: () => Promise.resolve('!'), matches: () => Promise.resolve(false) };
  server = await testServer({ env: { RATE_LIMITS: 'default' }, adapters: { passwords } });
  await seedStudio(server.database);
  await server.database.withTx(seedPlans);
  known = await aMember(server);
});
afterAll(() => server?.close());
beforeEach(() => server.database.db.delete(rateLimits));

const post = (path: string, payload: object, remoteAddress: string) =>
  server.app.inject({ method: 'POST', url: `/api/v2${path}`, remoteAddress, payload });
/** Posts the same as a signed-in user. */
const postAs = ({ token }: Person, path: string, payload: object, remoteAddress: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/v2${path}`,
    headers: { authorization: `Bearer ${token}` },
    remoteAddress,
    payload,
  });
const guess = (email: string, address: string) => post('/token/', { email, password: 'Wrong!2026' }, address);

/** How often each status came in `turns` requests. */
async function count(turns: number, ask: (turn: number) => Promise<{ statusCode: number }>) {
  const counted: Record<number, number> = {};
  for (let turn = 0; turn < turns; turn += 1) {
    const { statusCode } = await ask(turn);
    counted[statusCode] = (counted[statusCode] ?? 0) + 1;
  }
  return counted;
}

describe('the headers of a limited call', () => {
  it('state its limits and what is left of those that concern only the caller', async () => {
    const { headers } = await guess('headers@demo.test', '203.0.113.9');
    expect(headers['ratelimit-policy']).toBe(
      '"network";q=100;w=300, "account-network";q=10;w=300, "account";q=100;w=300',
    );
    expect(headers['ratelimit']).toBe('"network";r=99;t=300, "account-network";r=9;t=300');
  });

  it('name the limit that is exceeded', async () => {
    await count(10, () => guess('headers@demo.test', '203.0.113.9'));
    server.clock.pass(100);
    const { statusCode, headers } = await guess('headers@demo.test', '203.0.113.9');
    expect([statusCode, headers['retry-after']]).toEqual([429, '200']);
    expect(headers['ratelimit']).toBe('"network";r=89;t=200, "account-network";r=0;t=200');
  });

  it('are absent where nothing is counted', async () => {
    const { headers } = await server.app.inject({ url: '/api/v2/payments/config/' });
    expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
  });
});

describe('password guessing', () => {
  it('at one account from one network is stopped for a while, and other accounts are unaffected', async () => {
    expect(await count(10, () => guess('target@demo.test', '203.0.113.7'))).toEqual({ 401: 10 });
    const stopped = await guess('Target@demo.test', '203.0.113.7');
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(stopped.json()).toMatchObject({ code: 'rate_limited' });
    expect((await guess('other@demo.test', '203.0.113.7')).statusCode).toBe(401);
    server.clock.pass(Number(stopped.headers['retry-after']));
    expect((await guess('target@demo.test', '203.0.113.7')).statusCode).toBe(401);
  });

  it('at one account from many networks is stopped, and other accounts are unaffected', async () => {
    const fromMany = (turn: number) => guess('target@demo.test', `203.0.113.${turn % 11}`);
    expect(await count(100, fromMany)).toEqual({ 401: 100 });
    const stopped = await guess('target@demo.test', '198.51.100.1');
    expect([stopped.statusCode, Number(stopped.headers['retry-after'])]).toEqual([429, 300]);
    expect((await guess('other@demo.test', '198.51.100.1')).statusCode).toBe(401);
  });

  it('at many accounts from one network is stopped', async () => {
    const statuses = await count(101, (turn) => guess(`many${turn}@demo.test`, '198.51.100.7'));
    expect(statuses).toEqual({ 401: 100, 429: 1 });
  });

  it.each([
    ['one stranger', 300, ['203.0.113.1']],
    ['a stranger with a few networks', 240, ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']],
  ])('by %s never locks the owner out, however long it continues', async (_name, turns, networks) => {
    await count(turns, (turn) => guess('target@demo.test', networks[turn % networks.length] ?? ''));
    expect((await guess('target@demo.test', '198.51.100.1')).statusCode).toBe(401);
  });

  it('from one IPv6 /64 is stopped, whichever of its addresses it uses', async () => {
    const fromHome = (turn: number) => guess(`many${turn}@demo.test`, `2001:db8:1:2::${turn.toString(16)}`);
    expect(await count(101, fromHome)).toEqual({ 401: 100, 429: 1 });
    expect((await guess('many@demo.test', '2001:db8:1:3::1')).statusCode).toBe(401);
  });
});

describe.each(['/users/password/reset/', '/auth/resend-verification/'])('emails requested at %s', (path) => {
  const ask = (email: string, address: string) => post(path, { email }, address);

  it('are limited per network and per address, whether or not the address has an account', async () => {
    for (const email of [known.email, 'nobody@demo.test']) {
      expect(await count(5, () => ask(email, '203.0.113.1'))).toEqual({ 200: 3, 429: 2 });
      expect(await count(8, (turn) => ask(email, `198.51.100.${turn}`))).toEqual({ 200: 7, 429: 1 });
      const stopped = await ask(email, '192.0.2.1');
      expect([stopped.statusCode, Number(stopped.headers['retry-after'])]).toEqual([429, 3_600]);
    }
  });

  it('are still available to the owner after one stranger has requested them all day', async () => {
    await count(40, () => ask(known.email, '203.0.113.1'));
    expect((await ask(known.email, '198.51.100.1')).statusCode).toBe(200);
  });
});

describe('emails requested by a signed-in user', () => {
  const path = '/auth/resend-verification/';

  it.each([
    ['none', () => ({})],
    ['another one in each request', (turn: number) => ({ email: `other${turn}@demo.test` })],
  ])('have the same limits when the email in the body is %s', async (_name, body) => {
    const member = await aMember(server);
    const ask = (turn: number, address: string) => postAs(member, path, body(turn), address);
    expect(await count(5, (turn) => ask(turn, '203.0.113.1'))).toEqual({ 200: 3, 429: 2 });
    expect(await count(8, (turn) => ask(turn, `198.51.100.${turn}`))).toEqual({ 200: 7, 429: 1 });
    expect((await post(path, { email: member.email }, '192.0.2.1')).statusCode).toBe(429);
    expect((await post(path, { email: 'other0@demo.test' }, '192.0.2.1')).statusCode).toBe(200);
  });
});

/** Updates the own profile with a multipart body, as a form with a picture field sends it. */
async function change(by: Person, path: string, image?: File) {
  const form = new FormData();
  form.append('profile', JSON.stringify({ first_name: 'Ada' }));
  if (image) form.append('image', image);
  const body = new Response(form);
  return server.app.inject({
    method: 'PATCH',
    url: `/api/v2${path}`,
    headers: {
      authorization: `Bearer ${by.token}`,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

describe('the rate limits of one member', () => {
  let member: Person;
  beforeEach(async () => void (member = await aMember(server)));
  // The picture counts against the limit but costs the machine no work.
  const noPicture = new File(['%PDF-1.4'], 'me.png');

  it('count pictures at both profile addresses together and do not limit other profile changes', async () => {
    const both = (turn: number) => change(member, turn % 2 === 0 ? '/me/' : '/users/me/', noPicture);
    expect(await count(31, both)).toEqual({ 415: 30, 429: 1 });
    expect(await count(40, () => change(member, '/me/'))).toEqual({ 200: 40 });
    expect((await change(await aMember(server), '/me/', noPicture)).statusCode).toBe(415);
  });

  it.each([
    ['downloads of the waiver', 'GET', '/waiver/download/?version=99', undefined, 404, 30],
    [
      'attempts at the old password',
      'POST',
      '/users/password/change/',
      { old_password: 'Wrong!2026', new_password: 'Standard!2027', confirm_password: 'Standard!2027' },
      400,
      10,
    ],
  ] as const)(
    'allow a fixed number of %s and do not affect other members',
    async (_name, method, path, body, status, most) => {
      const ask = async ({ token }: Person) => {
        const response = await server.call(method, path, { token, ...(body && { body }) });
        return { statusCode: response.status };
      };
      expect(await count(most + 1, () => ask(member))).toEqual({ [status]: most, 429: 1 });
      const other = await aMember(server);
      expect((await ask(other)).statusCode).toBe(status);
    },
  );
});

describe('declined cards', () => {
  const giftCard = async (card: string) => ({
    amount: '50.00',
    recipient_name: 'Renée',
    recipient_email: `renee-${randomUUID()}@demo.test`,
    payment_method_id: await aCard(server, card),
    payment_consent: true,
  });
  const buyPass = async (member: Person, card: string) => {
    const body = {
      plan_id: 'plan-pass-5',
      payment_method_id: await aCard(server, card),
      payment_consent: true,
    };
    const { status } = await server.call('POST', '/passes/', { token: await member.renewed(), body });
    return { statusCode: status };
  };

  it('of one member are ten an hour over all goods; then no card is asked, not even a good one', async () => {
    const member = await aMember(server);
    const give = async (card: string) => postAs(member, '/gift-cards/', await giftCard(card), '203.0.113.1');
    expect(await count(6, () => buyPass(member, cards.declined))).toEqual({ 402: 6 });
    expect(await count(6, () => give(cards.declined))).toEqual({ 402: 6 });
    const stopped = await server.call('POST', '/passes/', {
      token: member.token,
      body: { plan_id: 'plan-pass-10', payment_method_id: await aCard(server), payment_consent: true },
    });
    expect([stopped.status, stopped.body['code']]).toEqual([429, 'rate_limited']);
    expect((await buyPass(await aMember(server), cards.good)).statusCode).toBe(201);
    server.clock.pass(3_600);
    expect((await buyPass(member, cards.good)).statusCode).toBe(201);
  });

  it('of visitors are thirty an hour from one network', async () => {
    const give = async (address: string) => {
      const order = { ...(await giftCard(cards.declined)), email: 'tanya@example.test' };
      return post('/gift-cards/', { ...order, turnstile_token: await provedHuman(server) }, address);
    };
    expect(await count(32, () => give('203.0.113.1'))).toEqual({ 402: 30, 429: 2 });
    expect((await give('198.51.100.1')).statusCode).toBe(402);
  });
});

it('rate limits cannot be lifted in production', () => {
  const read = () => readApiSettings({ DEPLOYMENT: 'production', RATE_LIMITS: 'load-test' });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow('RATE_LIMITS must be default in production');
});
