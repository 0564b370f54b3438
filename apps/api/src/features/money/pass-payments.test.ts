import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aSession, registrationIn, type Person } from '../../../test/booking.ts';
import { moneyCalls, problemOf, type MoneyCalls } from '../../../test/money.ts';
import { passFixture } from '../../../test/pass-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { writeRefunds } from '../booking/ledger/refund-ledger.ts';

const fixture = passFixture();
let owner: Person;
let desk: Person;
let money: MoneyCalls;
beforeAll(async () => {
  owner = await aTeamMember(fixture.server, 'owner');
  desk = await aTeamMember(fixture.server, 'front_desk', 2000);
  money = moneyCalls(fixture.server, { owner, desk });
});

let passId: string;
let paymentId: string;
beforeEach(async () => {
  passId = String((await fixture.act.buy(fixture.person)).body['pass_id']);
  [{ id: paymentId = '' } = {}] = await linesOf(`pass=${passId}`);
});

const linesOf = async (query: string) => {
  const { body } = await money.call('GET', `/office/payments/?${query}`, owner);
  return body['results'] as Record<string, string>[];
};
const left = async () => (await linesOf(`pass=${passId}&kind=charge`))[0]?.['left'];
const terms = async () =>
  (await money.call('GET', `/office/payments/${paymentId}/refunds/terms/`, owner)).body;
const refund = (body: object, who = owner) =>
  money.refund(paymentId, { reason: 'She moves away.', ...body }, who);
const isWhole = async () => expect(await fixture.act.problems()).toEqual([]);
const book = async () => {
  const token = await fixture.person.renewed();
  return fixture.server.call('POST', '/training/registrations/register/', {
    token,
    body: { session_id: await aSession(fixture.server.database), payment_consent: true, use_pass: true },
    headers: { 'idempotency-key': randomUUID() },
  });
};
const cancel = async (id: string) =>
  fixture.server.call('POST', `/training/registrations/${id}/cancel/`, {
    token: await fixture.person.renewed(),
    body: {},
  });

it('stands in the list with the name of the pass, by person, by what was paid for and in a search', async () => {
  const { person } = fixture;
  const line = {
    id: paymentId,
    kind: 'charge',
    amount: '150.00',
    left: '150.00',
    person_id: person.id,
    registration_id: null,
    membership_id: null,
    pass_id: passId,
    pass_name: '5 sessions',
    gift_card_id: null,
  };
  expect(await linesOf(`person=${person.id}&paid_for=pass`)).toMatchObject([line]);
  expect(await linesOf(`person=${person.id}&paid_for=membership`)).toEqual([]);
  expect((await linesOf('search=5%20sessions&limit=100')).map(({ id }) => id)).toContain(paymentId);
  const csv = await fixture.server.call('GET', `/office/payments/?pass=${passId}`, {
    token: owner.token,
    headers: { accept: 'text/csv' },
  });
  expect(csv.text).toContain('5 sessions');
});

it('goes back for the credits that are unused, which end with it, and never for those that paid', async () => {
  const booked = registrationIn(await book());
  await book();
  expect([await left(), await terms()]).toMatchObject([
    '90.00',
    {
      left: '90.00',
      proposed: '0.00',
      whole: false,
      effect: expect.stringContaining('2 of 5 credits paid for sessions.') as string,
      destinations: ['card', 'cash', 'credit'],
    },
  ]);
  expect((await refund({ amount: '90.00', destination: 'card', reason: '' })).status).toBe(400);
  const above = await refund({ amount: '90.01', destination: 'card' });
  expect([problemOf(above), above.body['rest']]).toEqual([[409, 'refund_above_rest'], '90.00']);
  expect((await refund({ amount: '59.99', destination: 'card' })).status).toBe(201);
  expect(await fixture.act.own(fixture.person)).toMatchObject({
    left: 2,
    passes: [{ refunded: 1, used: 0 }],
  });
  const rest = await refund({ amount: '30.01', destination: 'credit' });
  expect([rest.status, rest.body]).toMatchObject([201, { pass_id: passId }]);
  const own = await fixture.act.own(fixture.person);
  expect(own).toMatchObject({
    left: 0,
    passes: [{ left: 0, booked: 2, used: 0, refunded: 3, payment: { refunded_amount: '90.00' } }],
  });
  expect(own.history.map(({ kind }) => kind).slice(0, 3)).toEqual(['refunded', 'refunded', 'refunded']);
  expect((await book()).status).toBe(400);
  expect([await left(), await fixture.act.taken(fixture.person)]).toEqual(['0.00', 9001]);
  await isWhole();
  // Its share was not given back.
  expect((await cancel(String(booked['public_id']))).status).toBe(200);
  expect([(await fixture.act.own(fixture.person)).left, await left()]).toEqual([1, '30.00']);
  await isWhole();
});

it('goes back whole once, of two who do it at once, and the desk gives up to its limit', async () => {
  const limited = await refund({ amount: '20.01', destination: 'card' }, desk);
  expect([problemOf(limited), limited.body['who_may']]).toEqual([
    [403, 'permission_denied'],
    expect.arrayContaining(['owner']),
  ]);
  const whole = { amount: '150.00', destination: 'card' };
  const both = await Promise.all([refund(whole), refund(whole), book()]);
  expect(
    both
      .slice(0, 2)
      .map(({ status }) => status)
      .toSorted(),
  ).not.toEqual([201, 201]);
  expect(await fixture.act.taken(fixture.person)).toBe(both[2]?.status === 201 ? 15_000 : 0);
  await isWhole();
});

it('whose refund the card refuses gives the credits back, and may go back in cash', async () => {
  fixture.provider.fault = 'response_lost';
  fixture.provider.down = true;
  expect((await refund({ amount: '150.00', destination: 'card' })).body).toMatchObject({ status: 'unknown' });
  expect((await fixture.act.own(fixture.person)).left).toBe(0);
  fixture.provider.fault = null;
  fixture.provider.down = false;
  const { withTx } = fixture.server.database;
  const [row] = await linesOf(`pass=${passId}&kind=refund`);
  const failed = {
    id: 're_1',
    cents: 15_000,
    status: 'failed',
    failureCode: 'expired',
    givenAt: fixture.server.clock.now(),
  } as const;
  const key = `refund_desk_${row?.['id'] ?? ''}`;
  const charge = { passId, paymentId, provider: 'sandbox' } as const;
  await withTx((tx) => writeRefunds(tx, charge, [{ ...failed, key }], fixture.server.clock.now()));
  expect([(await fixture.act.own(fixture.person)).left, await left()]).toEqual([5, '150.00']);
  await isWhole();
  expect((await refund({ amount: '150.00', destination: 'cash' })).status).toBe(201);
  expect((await fixture.act.own(fixture.person)).left).toBe(0);
  await isWhole();
});

it('that somebody gives back at the provider ends, and a credit that comes back later, too', async () => {
  const booked = registrationIn(await book());
  const now = fixture.server.clock.now();
  await fixture.server.database.db.execute(sql`
    insert into sandbox_charges (id, kind, idempotency_key, refund_of_id, amount_cents, status, client_secret)
    values (${randomUUID()}, 'refund', ${`by_hand_${passId}`}, null, 15000, 'succeeded', ${randomUUID()})`);
  await fixture.server.database.withTx((tx) =>
    writeRefunds(
      tx,
      { passId, paymentId, provider: 'sandbox' },
      [{ id: passId, cents: 15_000, status: 'succeeded', key: null, failureCode: null, givenAt: now }],
      now,
    ),
  );
  expect([(await fixture.act.own(fixture.person)).left, await left()]).toEqual([0, '0.00']);
  expect((await cancel(String(booked['public_id']))).status).toBe(200);
  expect((await fixture.act.own(fixture.person)).left).toBe(0);
  await isWhole();
});

it('counts an ended credit as unused, so that the desk can be kind', async () => {
  fixture.server.clock.set('2026-07-01T12:00:00-04:00');
  const { body } = await fixture.server.call('GET', `/office/payments/${paymentId}/refunds/terms/`, {
    token: await owner.renewed(),
  });
  expect([(await fixture.act.own(fixture.person)).left, body['left']]).toEqual([0, '150.00']);
  const given = await fixture.server.call('POST', `/office/payments/${paymentId}/refunds/`, {
    token: await owner.renewed(),
    body: { amount: '30.00', destination: 'cash', reason: 'Was ill.' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(given.status).toBe(201);
  expect((await fixture.act.own(fixture.person)).history).toMatchObject([
    { kind: 'refunded', credits: 1, left: 0 },
    { kind: 'expired', credits: 5, left: 0 },
    { kind: 'bought', credits: 5, left: 5 },
  ]);
});
