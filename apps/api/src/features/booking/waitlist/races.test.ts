import { sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSession, seedStudio } from '../../../../test/booking.ts';
import { manyMembers, type SignedInMember } from '../../../../test/many-members.ts';
import { realDatabase } from '../../../../test/database.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { seatCountsOf } from '../../../../test/waitlist-actions.ts';
import { whileLocked } from '../../../../test/while-locked.ts';
import { reserveSeat } from '../registration/reserve-seat.ts';
import { reconcileAll } from '../registration/reconcile.ts';
import { draftRegistration } from '../registration/draft.ts';
import { claimOfferedSeat } from './claim-offered-seat.ts';
import { offerNextSeats } from './offer-next-seats.ts';
import { sweepWaitlists } from './sweep-waitlists.ts';

/** Two processes on one PostgreSQL. */
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  const database = await realDatabase({ poolSize: 30 });
  server = await testServer({ database });
  other = await testServer({ database });
  await seedStudio(database);
});
afterAll(async () => {
  await other?.app.close();
  await server?.close();
});

const now = () => server.clock.now();

/** A session full of `inside`, with `line` waiting in that order. */
async function fullSession(inside: SignedInMember[], waiting: SignedInMember[]): Promise<string> {
  const session_id = await aSession(server.database, { maxParticipants: inside.length });
  for (const { token } of inside) {
    await server.call('POST', '/training/registrations/register/', { token, body: { session_id } });
  }
  for (const { token } of waiting) {
    await server.call('POST', '/training/waitlist/', { token, body: { session_id } });
  }
  return session_id;
}

/** The owners of the offers, in waitlist order. */
async function offered(session_id: string): Promise<string[]> {
  const { rows } = await server.database.db.execute<{ user_id: string }>(sql`
    select user_id from waitlist_entries where session_id = ${session_id} and status = 'offered' order by sequence`);
  return rows.map(({ user_id: id }) => id);
}

describe('twenty concurrent cancellations', () => {
  it('offer their seats to the first twenty of thirty waiting members, across two processes', async () => {
    const people = await manyMembers(server, 50);
    const [inside, waiting] = [people.slice(0, 20), people.slice(20)];
    const session_id = await fullSession(inside, waiting);
    const responses = await Promise.all(
      inside.map(({ token }, index) =>
        (index % 2 === 0 ? server : other).call('POST', `/sessions/registered/${session_id}/cancel/`, {
          token,
          body: {},
        }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(inside.map(() => 200));
    expect(await offered(session_id)).toEqual(waiting.slice(0, 20).map(({ id }) => id));
    expect(await seatCountsOf(server, session_id)).toMatchObject({
      taken: 20,
      confirmed: 0,
      offered: 20,
      waiting: 10,
    });
    const { rows } = await server.database.db.execute<{ many: number }>(sql`
      select count(*)::int as many from outbox_mails o join users u on u.email = o.recipient
      join waitlist_entries e on e.user_id = u.id where e.session_id = ${session_id} and o.template = 'waitlist_offer'`);
    expect(rows[0]?.many).toBe(20);
  });
});

describe('twenty seats that are released together', () => {
  /** Twenty transactions offer the seats of a larger capacity concurrently. */
  async function offerTwenty(lock?: SQL) {
    const waiting = await manyMembers(server, 30);
    const session_id = await aSession(server.database, { maxParticipants: 20, taken: 20 });
    for (const { token } of waiting) {
      await server.call('POST', '/training/waitlist/', { token, body: { session_id } });
    }
    await server.database.db.execute(sql`update sessions set taken = 0 where id = ${session_id}`);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        server.database
          .withTx((tx) => offerNextSeats(tx, server.deps, session_id, now(), {}, { lock }))
          .catch(() => {}),
      ),
    );
    const { rows } = await server.database.db.execute<{ many: number }>(sql`
      select count(*)::int as many from outbox_mails o join users u on u.email = o.recipient
      join waitlist_entries e on e.user_id = u.id where e.session_id = ${session_id} and o.template = 'waitlist_offer'`);
    const { taken } = await seatCountsOf(server, session_id);
    const first = waiting.slice(0, 20).map(({ id }) => id);
    return { asked: await offered(session_id), first, taken, emails: rows[0]?.many };
  }

  type Outcome = Awaited<ReturnType<typeof offerTwenty>>;
  const found = ({ asked, taken, emails }: Outcome) => ({ asked, taken, emails });
  const right = ({ first }: Outcome) => ({ asked: first, taken: 20, emails: 20 });

  it('go to the first twenty waiting members, each notified once, when twenty transactions offer them', async () => {
    const outcome = await offerTwenty();
    expect(found(outcome)).toEqual(right(outcome));
  });

  it('do not go to the first twenty when the per-session lock is removed (positive control)', async () => {
    // The table's check constraint would stop this too; the next test covers it.
    await server.database.db.execute(sql`alter table sessions drop constraint sessions_capacity`);
    try {
      const outcome = await offerTwenty(sql``);
      expect(found(outcome)).not.toEqual(right(outcome));
    } finally {
      await server.database.db.execute(
        sql`update sessions set taken = max_participants where taken > max_participants`,
      );
      await server.database.db.execute(
        sql`alter table sessions add constraint sessions_capacity check (max_participants is null or taken <= max_participants)`,
      );
    }
  });

  it('go to the first twenty without the lock, because of the table’s check constraint', async () => {
    const outcome = await offerTwenty(sql``);
    expect(found(outcome)).toEqual(right(outcome));
  });
});

describe('an offer deadline that ends while its owner registers', () => {
  /** Runs both concurrently, many times. Counts who got the seat, and how often both the owner and the next member got it. */
  async function race(guard?: () => SQL) {
    const outcomes = { accepted: 0, reoffered: 0, twice: 0, lost: 0 };
    for (let iteration = 0; iteration < 36; iteration += 1) {
      const [owner, next] = (await manyMembers(server, 2)) as [SignedInMember, SignedInMember];
      const session_id = await aSession(server.database, { maxParticipants: 1, taken: 1 });
      for (const { token } of [owner, next]) {
        await server.call('POST', '/training/waitlist/', { token, body: { session_id } });
      }
      await server.database.withTx(async (tx) => {
        await tx.execute(sql`update sessions set taken = 0 where id = ${session_id}`);
        await offerNextSeats(tx, server.deps, session_id, now());
      });
      const { rows } = await server.database.db.execute<{ id: string; ends: number }>(sql`
        select id, (extract(epoch from offer_ends_at) * 1000)::float8 as ends from waitlist_entries
        where session_id = ${session_id} and status = 'offered'`);
      const [entry] = rows;
      if (entry === undefined) throw new Error('no offer');
      const deadline = new Date(entry.ends);
      const owns = () => take(session_id, owner, entry.id, new Date(entry.ends - 1), guard);
      const ends = () =>
        server.database
          .withTx((tx) => offerNextSeats(tx, server.deps, session_id, deadline))
          .then(() => false);
      // Each side starts first equally often. In every third round it finishes first, so that both outcomes occur on any machine.
      const [first, second] = iteration % 2 === 0 ? [owns, ends] : [ends, owns];
      const ahead = first();
      if (iteration % 3 === 2) await ahead;
      const both = [ahead, second()];
      const taken = (await Promise.all(both)).includes(true);
      const { confirmed, offered: offers } = await seatCountsOf(server, session_id);
      if (taken && confirmed === 1 && offers === 0) outcomes.accepted += 1;
      else if (!taken && confirmed === 0 && offers === 1) outcomes.reoffered += 1;
      else if (confirmed + offers > 1) outcomes.twice += 1;
      else outcomes.lost += 1;
    }
    return outcomes;
  }

  async function take(
    sessionId: string,
    { id }: SignedInMember,
    entryId: string,
    at: Date,
    guard?: () => SQL,
  ) {
    const draft = draftRegistration({
      sessionId,
      userId: id,
      guest: null,
      priceCents: 7500,
      rate: 'public',
      plan: 'full',
      notes: '',
      entry: { id: entryId, purpose: 'waitlist', offerEndsAt: at, status: 'offered' },
      startsAt: at,
      paymentMethodId: null,
      chargeNow: false,
      now: at,
    });
    const reservation = {
      draft,
      idempotentRequest: null,
      status: 'confirmed' as const,
      response: null,
      provider: 'sandbox' as const,
      email: null,
      systemNow: at,
    };
    return (
      (await reserveSeat(server.database, claimOfferedSeat(entryId, { guard }), reservation)) === 'taken'
    );
  }

  it('has exactly one outcome', async () => {
    const outcomes = await race();
    expect(outcomes).toMatchObject({ twice: 0, lost: 0 });
    // Both outcomes occurred: otherwise there was no race.
    expect(outcomes.accepted).toBeGreaterThan(0);
    expect(outcomes.reoffered).toBeGreaterThan(0);
  });

  it(
    'gives the seat away twice when the offer is not checked again under the lock (positive control)',
    { timeout: 60_000 },
    async () => {
      expect((await race(() => sql`true`)).twice).toBeGreaterThan(0);
    },
  );
});

describe('a member who leaves the waitlist while the offer becomes a hold', () => {
  it('has no entry left, and the expired hold does not become an offer again', async () => {
    const [owner] = (await manyMembers(server, 1)) as [SignedInMember];
    const session_id = await aSession(server.database, { maxParticipants: 1, taken: 1 });
    await server.call('POST', '/training/waitlist/', { token: owner.token, body: { session_id } });
    await server.database.db.execute(sql`update sessions set taken = 0 where id = ${session_id}`);
    await sweepWaitlists(server.deps);
    const { result } = await whileLocked(server.database, {
      lock: sql`select 1 from sessions where id = ${session_id} for update`,
      work: () => other.call('DELETE', `/training/waitlist/${session_id}/`, { token: owner.token }),
      look: (tx) =>
        tx.execute(sql`
          with accepted as (
            update waitlist_entries set status = 'accepted' where session_id = ${session_id} returning id, user_id)
          insert into registrations (id, session_id, user_id, status, held_until, price_cents, rate, plan, waitlist_entry_id)
          select id, ${session_id}, user_id, 'held', ${now().toISOString()}::timestamptz, 7500, 'public', 'full', id
          from accepted`),
    });
    expect(result.status).toBe(204);
    await reconcileAll(server.deps);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 0, held: 0, offered: 0 });
  });
});

describe('members who join a full session concurrently', () => {
  it('have one entry each, however many requests they send to either process', async () => {
    const people = await manyMembers(server, 10);
    const session_id = await aSession(server.database, { maxParticipants: 1, taken: 1 });
    const presses = people.flatMap(({ token }) =>
      [server, other, server].map((process) =>
        process.call('POST', '/training/waitlist/', {
          token,
          body: { session_id },
          headers: { 'idempotency-key': randomUUID() },
        }),
      ),
    );
    const responses = await Promise.all(presses);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(responses.filter(({ body }) => body['code'] === 'already_waiting')).toHaveLength(20);
    const { rows } = await server.database.db.execute<{ entries: number; numbers: number }>(sql`
      select count(*)::int as entries, count(distinct sequence)::int as numbers from waitlist_entries
      where session_id = ${session_id} and status = 'waiting'`);
    expect(rows).toEqual([{ entries: 10, numbers: 10 }]);
  });

  it('who are notified in the last 24 hours: exactly one of them gets the seat', async () => {
    const waiting = await manyMembers(server, 20);
    const session_id = await aSession(server.database, {
      startsAt: new Date(now().getTime() + 3_600_000 * 5),
      maxParticipants: 1,
      taken: 1,
    });
    for (const { token } of waiting) {
      await server.call('POST', '/training/waitlist/', { token, body: { session_id } });
    }
    await server.database.db.execute(sql`update sessions set taken = 0 where id = ${session_id}`);
    await Promise.all([sweepWaitlists(server.deps), sweepWaitlists(other.deps)]);
    const { rows } = await server.database.db.execute<{ many: number }>(sql`
      select count(*)::int as many from outbox_mails o join users u on u.email = o.recipient
      join waitlist_entries e on e.user_id = u.id where e.session_id = ${session_id} and o.template = 'waitlist_open'`);
    expect(rows[0]?.many).toBe(20);
    const responses = await Promise.all(
      waiting.map(({ token }, index) =>
        (index % 2 === 0 ? server : other).call('POST', '/training/registrations/register/', {
          token,
          body: { session_id },
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 1, confirmed: 1, waiting: 19 });
  });
});
