import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, registrationIn, seedStudio } from '../../test/booking.ts';
import { realDatabase } from '../../test/database.ts';
import { testServer, type TestServer } from '../../test/server.ts';
import { whileLocked } from '../../test/while-locked.ts';
import { beginCharge, type DueQueries } from './begin-charge.ts';

let server: TestServer;
beforeAll(async () => {
  const database = await realDatabase();
  server = await testServer({ database });
  await seedStudio(database);
});
afterAll(() => server?.close());

/**
 * Begins a charge while a settlement holds the registration, and then, as the settlement does, asks for the instalment. The
 * first wait is seen in the database itself, so nothing here depends on time. Returns whether the instalment was free.
 */
async function instalmentIsFreeWhileWaiting(dueQueries?: DueQueries): Promise<boolean> {
  const { token } = await aMember(server);
  const session_id = await aSession(server.database);
  const made = await server.call('POST', '/training/registrations/register/', {
    token,
    body: { session_id },
  });
  const registrationId = String(registrationIn(made)['public_id']);
  const wanted = { registrationId, position: null, paymentId: randomUUID(), intent: null };
  const { seen, result } = await whileLocked(server.database, {
    lock: sql`select 1 from registrations where id = ${registrationId} for update`,
    work: () => beginCharge(server.deps, wanted, dueQueries),
    look: async (tx) => {
      const { rows } = await tx.execute(
        sql`select id from instalments where registration_id = ${registrationId} for update skip locked`,
      );
      return rows.length === 1;
    },
  });
  expect(result).toMatchObject({ cents: 7_500 });
  return seen;
}

describe('a charge that begins while another is settled', () => {
  it('waits for the registration with empty hands, so that the settlement can go on', async () => {
    expect(await instalmentIsFreeWhileWaiting()).toBe(true);
  });

  it('would hold what the settlement needs, with the locks the other way round: this test can fail', async () => {
    const instalmentFirst: DueQueries = (registrationId) => sql`
      due as (
        select id, amount_cents as cents from instalments
        where registration_id = ${registrationId} and status in ('due', 'failed') order by position limit 1 for update
      )`;
    expect(await instalmentIsFreeWhileWaiting(instalmentFirst)).toBe(false);
  });
});
