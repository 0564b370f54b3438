import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, registrationIn, seedStudio } from '../../../../test/booking.ts';
import { realDatabase } from '../../../../test/database.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { whileLocked } from '../../../../test/while-locked.ts';
import { beginCharge, type DueQueries } from './charges.ts';

let server: TestServer;
beforeAll(async () => {
  const database = await realDatabase();
  server = await testServer({ database });
  await seedStudio(database);
});
afterAll(() => server?.close());

/**
 * Begins a charge while another transaction locks the registration and then, as applying an outcome does, the instalment.
 * The test sees the first wait in the database itself, so it does not depend on time. Returns whether the instalment was free.
 */
async function instalmentIsFreeWhileWaiting(dueQueries?: DueQueries): Promise<boolean> {
  const { token } = await aMember(server);
  const session_id = await aSession(server.database);
  const made = await server.call('POST', '/training/registrations/register/', {
    token,
    body: { session_id },
  });
  const registrationId = String(registrationIn(made)['public_id']);
  const wanted = {
    registrationId,
    sessionId: session_id,
    position: null,
    paymentId: randomUUID(),
    idempotentRequest: null,
  };
  const { seen, result } = await whileLocked(server.database, {
    lock: sql`select 1 from registrations where id = ${registrationId} for update`,
    work: () => beginCharge(server.deps, wanted, { dueQueries }),
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

describe('beginning a charge while another outcome is applied', () => {
  it('waits for the registration without holding other locks, so that the other transaction can finish', async () => {
    expect(await instalmentIsFreeWhileWaiting()).toBe(true);
  });

  it('holds the instalment the other transaction needs when the lock order is reversed (positive control)', async () => {
    const instalmentFirst: DueQueries = (registrationId) => sql`
      due as (
        select id, amount_cents as cents from instalments
        where registration_id = ${registrationId} and status in ('due', 'failed') order by position limit 1 for update
      )`;
    expect(await instalmentIsFreeWhileWaiting(instalmentFirst)).toBe(false);
  });
});
