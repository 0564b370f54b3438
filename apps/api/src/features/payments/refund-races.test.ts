import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCard, aMember, aSession, registrationIn, seedStudio } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { whileLocked } from '../../../test/while-locked.ts';
import { writeRefunds, type LockCharge } from '../booking/ledger/refund-ledger.ts';

let server: TestServer;
beforeAll(async () => {
  const database = await realDatabase();
  server = await testServer({ database });
  await seedStudio(database);
});
afterAll(() => server?.close());

async function paid() {
  const { token } = await aMember(server);
  const body = { session_id: await aSession(server.database), payment_method_id: await aCard(server) };
  const made = await server.call('POST', '/training/registrations/register/', { token, body });
  const registrationId = String(registrationIn(made)['public_id']);
  const { rows } = await server.database.db.execute<{ id: string }>(
    sql`select id from payments where registration_id = ${registrationId}`,
  );
  return { registrationId, paymentId: String(rows[0]?.id), provider: 'stripe' as const };
}
const byHand = (id: string) => ({
  id,
  cents: 3000,
  status: 'succeeded' as const,
  key: null,
  failureCode: null,
  givenAt: new Date(),
});

/**
 * Records a manual refund while another transaction locks the registration and then, as applying an outcome does, the charge.
 * Returns whether the charge was not locked.
 */
async function chargeIsFreeWhileWaiting(lock?: LockCharge): Promise<boolean> {
  const { database } = server;
  const charge = await paid();
  const refund = byHand(`re_${charge.paymentId}`);
  const { seen } = await whileLocked(database, {
    lock: sql`select 1 from registrations where id = ${charge.registrationId} for update`,
    work: () => database.withTx((tx) => writeRefunds(tx, charge, [refund], new Date(), { lock })),
    look: async (tx) => {
      const { rows } = await tx.execute(
        sql`select id from payments where id = ${charge.paymentId} for update skip locked`,
      );
      return rows.length === 1;
    },
  });
  const { rows } = await database.db.execute(
    sql`select 1 from payments where provider_ref = ${refund.id} and status = 'succeeded'`,
  );
  expect(rows).toHaveLength(1);
  return seen;
}

describe('recording a refund while an outcome is applied to its charge', () => {
  it('waits for the registration without holding other locks, so that the other transaction can finish', async () => {
    expect(await chargeIsFreeWhileWaiting()).toBe(true);
  });

  it('holds the charge the other transaction needs when it locks the charge first (positive control)', async () => {
    const chargeOnly: LockCharge = async (tx, { paymentId }) =>
      void (await tx.execute(sql`select 1 from payments where id = ${paymentId} for update`));
    expect(await chargeIsFreeWhileWaiting(chargeOnly)).toBe(false);
  });
});
