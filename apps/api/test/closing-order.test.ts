import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePerson } from '../src/features/account/erase-person.ts';
import { lockOwnSessions } from '../src/features/account/lock-own-sessions.ts';
import { makeMailToken } from '../src/features/users/mail-links.ts';
import { verifyAddress } from '../src/features/account/verify-address.ts';
import type { Db } from '../src/platform/database/database.ts';
import { giveFeedback } from '../src/features/booking/registration/feedback.ts';
import { findRegistration } from '../src/features/booking/ledger/registration-queries.ts';
import { aMember, aSession, registrationIn, seedStudio, type Person } from './booking.ts';
import { realDatabase } from './database.ts';
import { registerUnpaid } from './session-fixture.ts';
import { testServer, type TestServer } from './server.ts';
import { whileLocked } from './while-locked.ts';

// On real PostgreSQL: all transactions lock the rows of one person in the same order.
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase() });
  await seedStudio(server.database);
});
afterAll(() => server?.close());

/** Whether the account row can be locked at this moment. */
const accountIsFree = async (tx: Db, { id }: Person) => {
  const { rows } = await tx.execute(sql`select 1 from users where id = ${id} for update skip locked`);
  return rows.length === 1;
};

describe('an account that is closed while a charge outcome of its owner is applied', () => {
  /** The transaction that applies the outcome holds the registration and then needs the account to store the card. */
  async function accountIsFreeForSettling(order: (tx: Db, userId: string) => Promise<void>) {
    const person = await aMember(server);
    const session_id = await aSession(server.database, { startsAt: new Date('2026-03-02T11:00:00-05:00') });
    const over = await aSession(server.database);
    const made = await server.call('POST', '/training/registrations/register/', {
      token: person.token,
      body: { session_id: over },
    });
    const registration = String(registrationIn(made)['public_id']);
    await server.database.db.execute(
      sql`update registrations set session_id = ${session_id} where id = ${registration}`,
    );
    const { seen } = await whileLocked(server.database, {
      lock: sql`select 1 from registrations where id = ${registration} for update`,
      work: () =>
        server.database.withTx(async (tx) => {
          await order(tx, person.id);
          await erasePerson(tx, server.deps, { userId: person.id, email: person.email }, server.clock.now());
        }),
      look: (tx) => accountIsFree(tx, person),
    });
    return seen;
  }

  it('waits for the registration without holding a lock', async () => {
    expect(await accountIsFreeForSettling(lockOwnSessions)).toBe(true);
  });

  it('blocks that transaction when it locks the account first (positive control)', async () => {
    expect(await accountIsFreeForSettling(async () => {})).toBe(false);
  });
});

it('feedback sent while the account is closed waits for the registration without holding a lock', async () => {
  const person = await aMember(server);
  const id = await registerUnpaid(server, await aSession(server.database), person);
  const registration = await findRegistration(server.database.db, id);
  if (registration === null) throw new Error('the registration is missing');
  const { seen } = await whileLocked(server.database, {
    lock: sql`select 1 from registrations where id = ${id} for update`,
    work: () => giveFeedback(server.deps, { ...registration, endsAt: server.clock.now() }, { rating: 5 }),
    look: (tx) => accountIsFree(tx, person),
  });
  expect(seen).toBe(true);
});

describe('an address that is verified while the account is closed', () => {
  it('waits for the account and leaves its links to the transaction that holds it', async () => {
    const person = await aMember(server);
    const token = await server.database.withTx((tx) =>
      makeMailToken(tx, person.id, 'verify_email', server.clock.now()),
    );
    const { seen, result } = await whileLocked(server.database, {
      lock: sql`select 1 from users where id = ${person.id} for update`,
      work: () => server.database.withTx((tx) => verifyAddress(tx, token, server.clock.now())),
      look: async (tx) => {
        const { rows } = await tx.execute(
          sql`delete from mail_tokens where user_id = ${person.id} returning token_hash`,
        );
        return rows.length;
      },
    });
    expect([seen, result]).toEqual([1, false]);
  });
});
