import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCard, aSession, cards, seedStudio } from '../../../../test/booking.ts';
import { realDatabase } from '../../../../test/database.ts';
import { withFaults, type FaultyPayments } from '../../../../test/faulty-payments.ts';
import { aBooking, stateOf, takenOf } from '../../../../test/moving.ts';
import { unguarded, withoutCapacityCheck } from '../../../../test/rush.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { ProblemError } from '../../../platform/calls/problem.ts';
import { openSandbox } from '../../payments/sandbox/sandbox.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { findRegistration } from '../ledger/registration-queries.ts';
import { cancelRegistration } from '../registration/cancel.ts';
import { reconcileAll, repairAtStart } from '../registration/reconcile.ts';
import { claimSeat, type ClaimSeatStatement } from '../seats/claim-seat.ts';
import { moveRegistration } from './move.ts';

/** Two servers on one real PostgreSQL, as two processes would be. */
let server: TestServer;
let other: TestServer;
let provider: FaultyPayments;
beforeAll(async () => {
  const database = await realDatabase({ poolSize: 20 });
  const sandbox = withFaults(openSandbox(database.db));
  provider = sandbox;
  server = await testServer({ database, adapters: { payments: sandbox } });
  other = await testServer({ database, adapters: { payments: sandbox } });
  await seedStudio(database);
});
afterAll(async () => {
  await other?.app.close();
  await server?.close();
});

const later = new Date('2026-04-20T18:30:00-04:00');
const ledger = async () => (await checkLedger(server.database.db)).problems;
interface MoveOptions {
  readonly claim?: ClaimSeatStatement;
  readonly card?: string | null;
  readonly price?: number;
  readonly due?: number;
  readonly key?: string;
}
type Booking = Awaited<ReturnType<typeof aBooking>>;

/** Moves without the HTTP layer, so that a test can remove a guard. Returns the problem's code, or 'moved'. */
async function moveBy(
  { deps }: TestServer,
  { id: userId, registrationId }: Booking,
  targetId: string,
  { claim = claimSeat, card = null, price = 7500, due = 0, key = randomUUID() }: MoveOptions = {},
): Promise<string> {
  const request = {
    userId,
    find: async () => {
      const found = await findRegistration(deps.database.db, registrationId);
      if (found === null) throw new Error('gone');
      return found;
    },
    targetId,
    claimedCents: price,
    claimedDueCents: due,
    paymentMethodId: card,
    saveCard: false,
    idempotentRequest: { owner: userId, key, operation: 'move', bodyHash: 'body' },
  };
  return moveRegistration(deps, request, { claim }).then(
    ({ status }) => (status === 200 ? 'moved' : String(status)),
    (error: unknown) => {
      if (error instanceof ProblemError) return error.code;
      throw error;
    },
  );
}

async function manyMove(claim: ClaimSeatStatement, many = 10) {
  const members = await Promise.all(Array.from({ length: many }, () => aBooking(server)));
  const to = await aSession(server.database, { startsAt: later, maxParticipants: 1 });
  const results = await Promise.all(
    members.map((member, index) => moveBy(index % 2 ? server : other, member, to, { claim })),
  );
  return { to, members, results };
}

describe('the last seat, to which members of two processes move', () => {
  it('goes to one of them, and the others keep theirs', async () => {
    const { to, members, results } = await manyMove(claimSeat);
    expect(results.filter((each) => each === 'moved')).toHaveLength(1);
    expect(new Set(results)).toEqual(new Set(['moved', 'session_full']));
    expect(await takenOf(server, to)).toEqual([1]);
    const kept = await takenOf(server, ...members.map(({ session_id }) => session_id));
    expect(kept.filter((taken) => taken === 1)).toHaveLength(members.length - 1);
    expect(await ledger()).toEqual([]);
  });

  it('goes to several without the seat guard (positive control)', async () => {
    await withoutCapacityCheck(server, async () => {
      const { to, results } = await manyMove(unguarded);
      expect(results.filter((each) => each === 'moved').length).toBeGreaterThan(1);
      await server.database.db.execute(sql`delete from instalments where registration_id in (
        select id from registrations where session_id = ${to})`);
      await server.database.db.execute(sql`delete from registrations where moves in (
        select id from registrations where session_id = ${to})`);
      await server.database.db.execute(sql`delete from registrations where session_id = ${to}`);
      await server.database.db.execute(sql`update sessions set taken = 0 where id = ${to}`);
    });
    expect(await ledger()).toEqual([]);
  });
});

it('two members who move in opposite directions do not wait for each other forever', async () => {
  const startsAt = later;
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [
      await aBooking(server, { from: { startsAt } }),
      await aBooking(server, { from: { startsAt } }),
    ];
    const results = await Promise.all([
      moveBy(server, one, two.session_id),
      moveBy(other, two, one.session_id),
    ]);
    expect(results).toEqual(['moved', 'moved']);
    expect(await takenOf(server, one.session_id, two.session_id)).toEqual([1, 1]);
  }
  expect(await ledger()).toEqual([]);
});

it('a registration that is moved and cancelled at once ends in one of the two states', async () => {
  for (let round = 0; round < 8; round += 1) {
    const member = await aBooking(server, { card: await aCard(server) });
    const to = await aSession(server.database, { startsAt: later, pricePublicCents: 8700 });
    const card = await aCard(server);
    const cancelling = async () => {
      const seen = await findRegistration(other.database.db, member.registrationId);
      if (seen === null) throw new Error('gone');
      return cancelRegistration(other.deps, seen, '').catch((error: unknown) => {
        if (error instanceof ProblemError && error.code === 'in_progress') return null;
        throw error;
      });
    };
    await Promise.all([moveBy(server, member, to, { card, price: 8700, due: 1200 }), cancelling()]);
    server.clock.pass(60);
    await reconcileAll(server.deps);
    const state = await stateOf(server, member.registrationId);
    const taken = await takenOf(server, member.session_id, to);
    expect([state?.['status'], state?.['paid'], taken]).toBeOneOf([
      ['cancelled', 0, [0, 0]],
      ['confirmed', 8700, [0, 1]],
    ]);
    expect(await ledger()).toEqual([]);
  }
});

it('a registration whose payment and move start at once is never charged another amount than was shown', async () => {
  for (let round = 0; round < 8; round += 1) {
    const member = await aBooking(server);
    const to = await aSession(server.database, { startsAt: later, pricePublicCents: 8700 });
    const card = await aCard(server);
    const paying = async () =>
      server.call('POST', `/training/registrations/${member.registrationId}/pay/`, {
        token: await member.renewed(),
        body: { payment_method_id: card, instalment: 1, amount: '75.00' },
      });
    await Promise.all([paying(), moveBy(other, member, to, { price: 8700 })]);
    const state = await stateOf(server, member.registrationId);
    expect([state?.['sessionId'], state?.['paid']]).toEqual(
      state?.['sessionId'] === to ? [to, 0] : [member.session_id, 7500],
    );
    expect(await ledger()).toEqual([]);
  }
});

describe('a process that dies between the charge and the exchange of the seats', () => {
  it.each([
    ['dies_before', 'keeps the old seat, and a retry moves'],
    ['dies_after', 'has moved after the next start'],
  ] as const)('%s: the member %s', async (fault, _what) => {
    const member = await aBooking(server, { card: await aCard(server) });
    const to = await aSession(server.database, {
      startsAt: later,
      pricePublicCents: 8700,
      maxParticipants: 1,
    });
    const key = randomUUID();
    const options = { card: await aCard(server), price: 8700, due: 1200, key };
    provider.fault = fault;
    other.clock.set(server.clock.now());
    void moveBy(server, member, to, options).catch(() => 'the process is dead');
    const charges = async () => {
      const { rows } = await server.database.db.execute<{ sent: number; held: number }>(sql`
        select (select count(*)::int from sandbox_charges c join payments m using (idempotency_key)
          where m.registration_id = h.id) as sent, 1 as held
        from registrations h where h.moves = ${member.registrationId} and h.status = 'held'`);
      return rows[0] ?? { sent: 0, held: 0 };
    };
    await expect
      .poll(charges, { timeout: 20_000 })
      .toEqual({ sent: fault === 'dies_after' ? 1 : 0, held: 1 });
    provider.fault = null;
    expect(await takenOf(server, member.session_id, to)).toEqual([1, 1]);
    // Neither process can pay for anything else meanwhile.
    server.clock.pass(60);
    other.clock.pass(60);
    await Promise.all([repairAtStart(other.deps), reconcileAll(server.deps)]);
    expect(await takenOf(server, member.session_id, to)).toEqual(fault === 'dies_after' ? [0, 1] : [1, 0]);
    expect(await ledger()).toEqual([]);
    expect(await moveBy(other, member, to, options)).toBe('moved');
    expect(await stateOf(server, member.registrationId)).toMatchObject({ sessionId: to, paid: 8700 });
    expect(await ledger()).toEqual([]);
    const { rows } = await server.database.db.execute<{ mails: number }>(sql`
      select count(*)::int as mails from outbox_mails where recipient = ${member.email} and template = 'registration_moved'`);
    expect(rows[0]?.mails).toBe(1);
  });
});

it('a payment that waits for the bank is confirmed by two processes and moves once', async () => {
  const member = await aBooking(server, { card: await aCard(server) });
  const to = await aSession(server.database, { startsAt: later, pricePublicCents: 8700, maxParticipants: 1 });
  const card = await aCard(server, cards.asks);
  expect(await moveBy(server, member, to, { card, price: 8700, due: 1200 })).toBe('202');
  const { rows } = await server.database.db.execute<{ secret: string }>(sql`
    select m.client_secret as secret from payments m join registrations h on h.id = m.registration_id
    where h.moves = ${member.registrationId}`);
  await server.call('POST', '/payments/sandbox/confirm/', {
    body: { client_secret: rows[0]?.secret, approve: true },
  });
  await Promise.all([server, other, server, other].map(({ deps }) => reconcileAll(deps)));
  expect(await stateOf(server, member.registrationId)).toMatchObject({ sessionId: to, paid: 8700 });
  expect(await takenOf(server, member.session_id, to)).toEqual([0, 1]);
  expect(await ledger()).toEqual([]);
});
