import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePerson } from '../src/features/account/erase-person.ts';
import { lockOwnSessions } from '../src/features/account/lock-own-sessions.ts';
import { openCharges, requireNoCharge } from '../src/features/booking/ledger/charges.ts';
import type { RequireOpen } from '../src/features/users/require-open.ts';
import { receiveMessages } from '../src/features/chat/receive-messages.ts';
import type { Db } from '../src/platform/database/database.ts';
import { beginCharge } from '../src/features/booking/ledger/charges.ts';
import { draftRegistration } from '../src/features/booking/registration/draft.ts';
import { giveFeedback } from '../src/features/booking/registration/feedback.ts';
import { findRegistration } from '../src/features/booking/ledger/registration-queries.ts';
import { claimSeat } from '../src/features/booking/seats/claim-seat.ts';
import { reserveSeat } from '../src/features/booking/registration/reserve-seat.ts';
import { aMember, aSession, seedStudio, type Person } from './booking.ts';
import { closeDuring } from './closing.ts';
import { realDatabase } from './database.ts';
import { address, contact, memberWrites } from './member-writes.ts';
import { registerUnpaid } from './session-fixture.ts';
import { testServer, type TestServer } from './server.ts';
import { seatCountsOf } from './waitlist-actions.ts';
import { whileLocked } from './while-locked.ts';

// On real PostgreSQL: a request that passed the guard continues while another connection closes the account.
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase() });
  await seedStudio(server.database);
});
afterAll(() => server?.close());

const rejected = { status: 'rejected', reason: { code: 'token_invalid' } };
const unguarded: RequireOpen = () => Promise.resolve();

const ownerIn = (table: string) => (table.endsWith('_messages') ? 'sender_id' : 'user_id');

async function rowsOf(table: string, userId: string): Promise<number> {
  const { rows } = await server.database.db.execute(
    sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(ownerIn(table))} = ${userId}`,
  );
  return rows.length;
}

describe.each(memberWrites)('%s in progress while the account is closed', (_name, table, write) => {
  it('is rejected and stores nothing', async () => {
    const person = await aMember(server, { waiver: false });
    expect(await closeDuring(server, person, () => write(server, person.id))).toMatchObject(rejected);
    expect(await rowsOf(table, person.id)).toBe(0);
  });

  it('stores data in the closed account when the second check is removed (positive control)', async () => {
    const person = await aMember(server, { waiver: false });
    const ended = await closeDuring(server, person, () => write(server, person.id, unguarded));
    expect(ended.status).toBe('fulfilled');
    expect(await rowsOf(table, person.id)).toBe(1);
  });
});

describe('a seat requested while the account is closed', () => {
  async function taking(status: 'held' | 'confirmed', member?: (userId: string | null) => SQL) {
    const person = await aMember(server);
    const sessionId = await aSession(server.database);
    const reservation = {
      draft: draftRegistration({
        sessionId,
        userId: person.id,
        guest: null,
        priceCents: 7500,
        rate: 'public',
        plan: 'full',
        notes: 'my knee hurts',
        entry: null,
        startsAt: server.clock.now(),
        paymentMethodId: null,
        chargeNow: false,
        now: server.clock.now(),
      }),
      idempotentRequest: null,
      status,
      response: null,
      provider: 'sandbox',
      email: null,
      systemNow: server.clock.now(),
    } as const;
    const ended = await closeDuring(server, person, () =>
      reserveSeat(server.database, claimSeat, reservation, { member }),
    );
    return { ended, counts: await seatCountsOf(server, sessionId) };
  }

  it.each(['held', 'confirmed'] as const)('is rejected, and the seat stays free: %s', async (status) => {
    const { ended, counts } = await taking(status);
    expect(ended).toMatchObject(rejected);
    expect(counts).toMatchObject({ taken: 0, held: 0, confirmed: 0 });
  });

  it('is taken for the closed account when the lock is removed (positive control)', async () => {
    const unlocked = (userId: string | null) =>
      sql`(select id from users where id = ${userId}::text and is_active)`;
    const { ended, counts } = await taking('confirmed', unlocked);
    expect(ended).toMatchObject({ status: 'fulfilled', value: 'taken' });
    expect(counts).toMatchObject({ taken: 1, confirmed: 1 });
  });
});

/** A confirmed, unpaid registration for a session that has ended. */
async function aPastRegistration(person: Person) {
  const { database } = server;
  const id = await registerUnpaid(server, await aSession(database), person);
  const over = await aSession(database, { startsAt: new Date('2026-03-02T10:00:00-05:00') });
  await database.db.execute(sql`update registrations set session_id = ${over} where id = ${id}`);
  return id;
}

describe('feedback in progress while the account is closed', () => {
  async function giving(open?: RequireOpen) {
    const person = await aMember(server);
    const id = await aPastRegistration(person);
    const registration = await findRegistration(server.database.db, id);
    if (registration === null) throw new Error('the registration is missing');
    const feedback = { rating: 5, comment: 'my knee hurts' };
    const ended = await closeDuring(server, person, () =>
      giveFeedback(server.deps, registration, feedback, { open }),
    );
    const { rows } = await server.database.db.execute(
      sql`select comment from registration_feedback where registration_id = ${id}`,
    );
    return { ended, rows };
  }

  it('is rejected and stores nothing', async () => {
    expect(await giving()).toMatchObject({ ended: rejected, rows: [] });
  });

  it('is stored in the closed account when the second check is removed (positive control)', async () => {
    const { ended, rows } = await giving(unguarded);
    expect([ended.status, rows]).toEqual(['fulfilled', [{ comment: 'my knee hurts' }]]);
  });
});

it('a member who sends a chat message while the account is closed is signed out of the chat', async () => {
  const [person, other] = [await aMember(server), await aMember(server)];
  const caller = await server.deps.accessTokens.read(person.token);
  if (caller === undefined) throw new Error('the caller is not signed in');
  const roomRef = { kind: 'private', people: [person.id, other.id] } as const;
  const logged: unknown[] = [];
  const log = { warn: (facts: unknown) => void logged.push(facts) };
  const ended = await closeDuring(server, person, () =>
    receiveMessages(JSON.stringify({ message: 'hello' }), roomRef, caller, { deps: server.deps, log }),
  );
  expect([ended, logged]).toEqual([{ status: 'fulfilled', value: 'signed_out' }, []]);
});

describe('a charge that starts while the account is closed', () => {
  async function closing(order: (tx: Db, userId: string) => Promise<void>) {
    const { database, clock, deps } = server;
    const person = await aMember(server);
    const { id, email } = person;
    const registrationId = await aPastRegistration(person);
    const close = () =>
      database.withTx(async (tx) => {
        await order(tx, id);
        await requireNoCharge(tx, id);
        await erasePerson(tx, deps, { userId: id, email }, clock.now());
      });
    const sessionId = (await findRegistration(database.db, registrationId))?.sessionId ?? '';
    const due = {
      registrationId,
      sessionId,
      position: null,
      paymentId: randomUUID(),
      idempotentRequest: null,
    };
    const { seen, result } = await whileLocked(database, {
      lock: sql`select 1 from registrations where id = ${registrationId} for update`,
      work: () => Promise.allSettled([close()]),
      look: (tx) => beginCharge({ ...deps, database: { ...database, db: tx } }, due),
    });
    expect(seen).toMatchObject({ cents: 7500 });
    return { ended: result[0], open: await openCharges(database.db, id) };
  }

  it('delays the closing until the charge outcome is known', async () => {
    const { ended, open } = await closing(lockOwnSessions);
    expect(ended).toMatchObject({ status: 'rejected', reason: { code: 'in_progress' } });
    expect(open).toHaveLength(1);
  });

  it('does not delay the closing when the lock on the registrations is removed (positive control)', async () => {
    const { ended, open } = await closing(async () => {});
    expect(ended).toMatchObject({ status: 'fulfilled' });
    expect(open).toHaveLength(1);
  });
});

it('the same requests are rejected for an account that was closed earlier', async () => {
  const { id } = await aMember(server, { waiver: false });
  await server.database.db.execute(sql`update users set is_active = false where id = ${id}`);
  for (const [, , write] of memberWrites)
    await expect(write(server, id)).rejects.toMatchObject({ code: 'token_invalid' });
});

it('an account is erased permanently while its owner keeps writing, and no deadlock occurs', async () => {
  const password = 'Standard!2026';
  const hash = await server.deps.passwords.hash(password);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { id, token } = await aMember(server);
    await server.database.db.execute(sql`update users set password_hash = ${hash} where id = ${id}`);
    const session_id = await aSession(server.database);
    const call = (method: string, path: string, body: object) => server.call(method, path, { token, body });
    const writers = [
      () => call('PATCH', '/me/', { profile: { first_name: 'Zebedee' } }),
      () => call('POST', '/emergency-contacts/', contact),
      () => call('POST', '/billing-address/', { ...address, postal_code: '48226', country: 'US' }),
    ];
    let closed = false;
    const statuses: number[] = [];
    const writing = writers.map(async (write) => {
      while (!closed) statuses.push((await write()).status);
    });
    // Each new registration makes the call ask for a retry, so without a limit the member could delay it for ever.
    const registering = (async () => {
      for (let count = 0; count < 20 && !closed; count += 1) {
        statuses.push((await call('POST', '/training/registrations/register/', { session_id })).status);
      }
    })();
    while (!closed) {
      const { status } = await call('POST', '/auth/delete-account/', { password });
      expect([204, 409]).toContain(status);
      closed = status === 204;
    }
    await Promise.all([...writing, registering]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const tables = ['profiles', 'emergency_contacts', 'billing_addresses'];
    expect(await Promise.all(tables.map((table) => rowsOf(table, id)))).toEqual([0, 0, 0]);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 0, confirmed: 0 });
  }
});
