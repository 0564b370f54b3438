import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCard, aSession, books, cards, registrationIn, seedStudio } from '../../../../test/booking.ts';
import { manyMembers, type SignedInMember } from '../../../../test/many-members.ts';
import { rush, unguarded, withoutCapacityCheck } from '../../../../test/rush.ts';
import { realDatabase } from '../../../../test/database.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { cancelRegistration } from './cancel.ts';
import { findRegistration } from '../ledger/registration-queries.ts';
import { claimSeat, type ClaimSeatStatement } from '../seats/claim-seat.ts';

let server: TestServer;
let card: string;
beforeAll(async () => {
  const database = await realDatabase({ poolSize: 20 });
  server = await testServer({ database });
  await seedStudio(database);
  card = await aCard(server);
});
afterAll(() => server?.close());

/** Every other person pays by card. */
const want = (session_id: string, people: SignedInMember[], claim: ClaimSeatStatement) =>
  rush(server, { session_id, people, claim, cardOf: (index) => (index % 2 === 0 ? card : null) });

describe('the last seat, requested concurrently by many people', () => {
  it.each([50, 100, 150, 200])('goes to exactly one of %i', async (many) => {
    const session_id = await aSession(server.database, { maxParticipants: 5, taken: 4 });
    expect(await want(session_id, await manyMembers(server, many), claimSeat)).toBe(1);
    const after = await books(server.database, session_id);
    expect(after).toMatchObject({ taken: 5, live: 1, registrations: 1 });
    expect(after?.charged).toBeOneOf([0, 7500]);
  });

  it('is oversold when the seat guard is removed (positive control)', async () => {
    const people = await manyMembers(server, 50);
    const session_id = await aSession(server.database, { maxParticipants: 5, taken: 4 });
    await withoutCapacityCheck(server, async () => {
      expect(await want(session_id, people, unguarded)).toBeGreaterThan(1);
    });
  });

  it('is not oversold without the guard, because of the table’s check constraint', async () => {
    const session_id = await aSession(server.database, { maxParticipants: 5, taken: 4 });
    expect(await want(session_id, await manyMembers(server, 30), unguarded)).toBe(1);
  });
});

const register = ({ token }: SignedInMember, body: object, key: string) =>
  server.call('POST', '/training/registrations/register/', {
    token,
    body,
    headers: { 'idempotency-key': key },
  });

/** Concurrent requests of one member, each with its own key. */
async function fiftyTimes(session_id: string, payment_method_id: string | null) {
  const [member] = await manyMembers(server, 1);
  const body = { session_id, ...(payment_method_id === null ? {} : { payment_method_id }) };
  return Promise.all(
    Array.from({ length: 50 }, (_, n) => register(member as SignedInMember, body, `${session_id}-${n}`)),
  );
}

describe('concurrent requests of one member', () => {
  it('with one key make one registration and one charge and get 20 equal responses', async () => {
    const [member] = await manyMembers(server, 1);
    const session_id = await aSession(server.database);
    const body = { session_id, payment_method_id: card };
    const all = await Promise.all(
      Array.from({ length: 20 }, () => register(member as SignedInMember, body, session_id)),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map((response) => registrationIn(response)['public_id'])).size).toBe(1);
    expect(await books(server.database, session_id)).toEqual({
      taken: 1,
      live: 1,
      registrations: 1,
      charges: 1,
      charged: 7500,
    });
  });

  it.each([
    ['by card', true],
    ['without a card', false],
  ])(
    'make one registration and at most one charge for 50 requests %s with separate keys',
    async (_how, byCard) => {
      const session_id = await aSession(server.database);
      const all = await fiftyTimes(session_id, byCard ? await aCard(server) : null);
      expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
      const others = all.filter(({ status }) => status !== 201).map(({ body: problem }) => problem['code']);
      expect(others.filter((code) => code !== 'already_registered' && code !== 'in_progress')).toEqual([]);
      expect(await books(server.database, session_id)).toMatchObject({
        taken: 1,
        live: 1,
        registrations: 1,
        charges: byCard ? 1 : 0,
      });
    },
  );

  it('make several registrations without the unique index (positive control)', async () => {
    const { db } = server.database;
    const session_id = await aSession(server.database);
    await db.execute(sql`drop index registrations_one_live`);
    try {
      const all = await fiftyTimes(session_id, null);
      expect(all.filter(({ status }) => status === 201).length).toBeGreaterThan(1);
    } finally {
      await db.execute(sql`delete from registrations where session_id = ${session_id}`);
      await db.execute(sql`create unique index registrations_one_live on registrations (session_id, user_id)
        where status in ('held', 'confirmed')`);
    }
  });

  it('to pay make one charge', async () => {
    const [member] = await manyMembers(server, 1);
    const session_id = await aSession(server.database);
    const made = await register(member as SignedInMember, { session_id }, session_id);
    const path = `/training/registrations/${String(registrationIn(made)['public_id'])}/pay/`;
    const body = { payment_method_id: await aCard(server) };
    const { token } = member as SignedInMember;
    const all = await Promise.all(
      Array.from({ length: 20 }, () => server.call('POST', path, { token, body })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await books(server.database, session_id)).toMatchObject({ charges: 1, charged: 7500 });
  });
});

describe('people who register and cancel concurrently', () => {
  it.each([1, 2, 3])('never make the seat count differ from the registrations (seed %i)', async (seed) => {
    const people = await manyMembers(server, 12);
    const session_id = await aSession(server.database, { maxParticipants: 4 });
    let state = seed;
    const chance = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    const stay = async (member: SignedInMember) => {
      for (let step = 0; step < 5; step += 1) {
        const draw = chance();
        if (draw < 0.4) {
          await server.call('POST', `/sessions/registered/${session_id}/cancel/`, {
            token: member.token,
            body: {},
          });
        } else {
          // A card belongs to the person who used it first, so each person brings a new one.
          const method = await aCard(server, draw < 0.6 ? cards.declined : cards.good);
          await register(
            member,
            { session_id, ...(draw > 0.8 ? {} : { payment_method_id: method }) },
            randomUUID(),
          );
        }
      }
    };
    await Promise.all(people.map(stay));
    const after = await books(server.database, session_id);
    expect(after?.taken).toBe(after?.live);
    expect(after?.live).toBe(after?.registrations);
    expect(after?.live).toBeLessThanOrEqual(4);
    const { rows } = await server.database.db.execute<{ owed: number }>(sql`
      select coalesce(sum(case m.kind when 'charge' then m.amount_cents else -m.amount_cents end), 0)::int as owed
      from payments m join registrations r on r.id = m.registration_id
      where r.session_id = ${session_id} and r.status <> 'confirmed' and m.status = 'succeeded'`);
    expect(rows[0]?.owed).toBe(0);
  });
});

describe('a paid registration, cancelled by twenty concurrent requests', () => {
  async function paidRegistration() {
    const [member] = await manyMembers(server, 1);
    const session_id = await aSession(server.database);
    const body = { session_id, payment_method_id: await aCard(server) };
    const made = await register(member as SignedInMember, body, session_id);
    return { member: member as SignedInMember, session_id, id: String(registrationIn(made)['public_id']) };
  }
  const given = async (id: string) => {
    const { rows } = await server.database.db.execute<{ refunds: number; cents: number }>(sql`
      select count(*)::int as refunds, coalesce(sum(amount_cents), 0)::int as cents from payments
      where registration_id = ${id} and kind = 'refund'`);
    return rows[0];
  };

  it('is refunded once, releases one seat, and all requests get the same response', async () => {
    const { member, session_id, id } = await paidRegistration();
    const path = `/training/registrations/${id}/cancel/`;
    const { token } = member;
    const all = await Promise.all(
      Array.from({ length: 20 }, () => server.call('POST', path, { token, body: {} })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await given(id)).toEqual({ refunds: 1, cents: 7_500 });
    expect(await books(server.database, session_id)).toMatchObject({ taken: 0, live: 0 });
  });

  it('fails with conflicts when the row lock is removed (positive control)', async () => {
    const { session_id, id } = await paidRegistration();
    const seen = await findRegistration(server.database.db, id);
    if (seen === null) throw new Error('nothing was registered');
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => cancelRegistration(server.deps, seen, '', { lock: async () => {} })),
    );
    expect(all.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    // The unique index still holds: one refund per charge.
    expect(await given(id)).toEqual({ refunds: 1, cents: 7_500 });
    expect(await books(server.database, session_id)).toMatchObject({ taken: 0, live: 0 });
  });
});
