import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { aCard, aSession, books, cards, type Person } from '../../../test/booking.ts';
import { problemOf } from '../../../test/money.ts';
import { passFixture } from '../../../test/pass-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';

const fixture = passFixture();
let owner: Person;
beforeAll(async () => {
  owner = await aTeamMember(fixture.server, 'owner');
});

const sell = async (over: object, key: string = randomUUID()) =>
  fixture.server.call('POST', `/office/people/${fixture.person.id}/sales/`, {
    token: await owner.renewed(),
    body: { method: 'cash', ...over },
    headers: { 'idempotency-key': key },
  });
const place = (over: object = {}) => aSession(fixture.server.database, over);
const registered = async () => {
  const { body } = await fixture.server.call('GET', `/office/people/${fixture.person.id}/`, {
    token: await owner.renewed(),
  });
  return (body['registrations'] as Record<string, unknown>[]).filter(({ status }) => status === 'confirmed');
};

it('in cash is registered and paid at once, with one entry', async () => {
  const session_id = await place();
  const key = randomUUID();
  const sold = await sell({ session_id, amount: '75.00' }, key);
  expect([sold.status, sold.body]).toMatchObject([
    201,
    { method: 'cash', amount: '75.00', session_id, status: 'succeeded' },
  ]);
  expect((await sell({ session_id, amount: '75.00' }, key)).body).toEqual(sold.body);
  expect(await registered()).toMatchObject([{ session_id, owed: '0.00', payment_status: 'paid' }]);
  const log = await fixture.server.call(
    'GET',
    `/office/audit/?target=registration:${String(sold.body['registration_id'])}`,
    { token: await owner.renewed() },
  );
  expect(log.body['results']).toMatchObject([{ action: 'registration.create' }]);
  expect(await fixture.act.problems()).toEqual([]);
});

it('by a keyed card is held while it is charged, and confirmed then', async () => {
  const session_id = await place();
  const sold = await sell({ session_id, method: 'card', payment_method_id: await aCard(fixture.server) });
  expect([sold.status, sold.body]).toMatchObject([201, { method: 'card', status: 'succeeded' }]);
  expect(await registered()).toMatchObject([{ session_id, owed: '0.00' }]);
  expect(await fixture.act.problems()).toEqual([]);
});

it('by a card that is declined leaves no seat', async () => {
  const session_id = await place();
  const payment_method_id = await aCard(fixture.server, cards.declined);
  expect(problemOf(await sell({ session_id, method: 'card', payment_method_id }))).toEqual([
    402,
    'payment_failed',
  ]);
  expect([await registered(), (await books(fixture.server.database, session_id))?.taken]).toEqual([[], 0]);
  expect((await sell({ session_id })).status).toBe(201);
  expect(await fixture.act.problems()).toEqual([]);
});

it('by a card that asks is confirmed with the same request after the answer', async () => {
  const session_id = await place();
  const key = randomUUID();
  const body = { session_id, method: 'card', payment_method_id: await aCard(fixture.server, cards.asks) };
  const asked = await sell(body, key);
  expect([asked.status, asked.body['status'], await registered()]).toEqual([202, 'requires_action', []]);
  const { client_secret } = asked.body;
  await fixture.server.call('POST', '/payments/sandbox/confirm/', { body: { client_secret, approve: true } });
  const done = await sell(body, key);
  expect([done.status, done.body['status']]).toEqual([201, 'succeeded']);
  expect(await registered()).toHaveLength(1);
  expect(await fixture.act.problems()).toEqual([]);
});

it('that the bank asks about is given up for another way of paying', async () => {
  const session_id = await place();
  await sell({ session_id, method: 'card', payment_method_id: await aCard(fixture.server, cards.asks) });
  expect((await sell({ session_id })).body).toMatchObject({ method: 'cash', status: 'succeeded' });
  expect(await registered()).toHaveLength(1);
  expect(await fixture.act.problems()).toEqual([]);
});

it('whose answer was lost is unknown, and charged once', async () => {
  const { provider } = fixture;
  const session_id = await place();
  const key = randomUUID();
  const body = { session_id, method: 'card', payment_method_id: await aCard(fixture.server) };
  provider.fault = 'response_lost';
  provider.down = true;
  const lost = await sell(body, key);
  expect([lost.status, lost.body['status']]).toEqual([202, 'unknown']);
  provider.fault = null;
  provider.down = false;
  expect((await sell(body, key)).body['status']).toBe('succeeded');
  expect(await registered()).toHaveLength(1);
  expect(await fixture.act.problems()).toEqual([]);
});

it('is paid with a credit of a pass, or given away with a reason', async () => {
  await fixture.act.buy(fixture.person);
  const sold = await sell({ session_id: await place(), use_pass: true, amount: '0.00' });
  expect([sold.status, sold.body['method'], (await fixture.act.own(fixture.person)).left]).toEqual([
    201,
    'pass',
    4,
  ]);
  const free = { session_id: await place(), method: 'complimentary', amount: '0.00' };
  expect(Object.keys((await sell(free)).body)).toContain('reason');
  expect((await sell({ ...free, reason: 'Coach’s guest.' })).body).toMatchObject({ method: 'complimentary' });
  expect(await fixture.act.problems()).toEqual([]);
});

it('is refused at another price, without credit, and with something else', async () => {
  const session_id = await place();
  for (const amount of ['70.00', '0.00'])
    expect(problemOf(await sell({ session_id, amount }))).toEqual([409, 'price_changed']);
  expect(Object.keys((await sell({ session_id, use_credit: true })).body)).toContain('use_credit');
  expect(Object.keys((await sell({ session_id, plan_id: 'plan-pass-5' })).body)).toContain('plan_id');
  expect(Object.keys((await sell({ plan_id: 'plan-pass-5', use_pass: true })).body)).toContain('use_pass');
  expect(await registered()).toEqual([]);
});
