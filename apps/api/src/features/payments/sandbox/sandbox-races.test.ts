import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realDatabase } from '../../../../test/database.ts';
import { whileLocked } from '../../../../test/while-locked.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sandboxRefund, type WriteRefund } from './sandbox-refund.ts';

let database: Database;
beforeAll(async () => {
  database = await realDatabase();
});
afterAll(() => database?.close());

/** Requests a full refund with each key concurrently: all wait for the test’s lock and continue together. */
async function refundConcurrently(keys: readonly string[], write?: WriteRefund) {
  const chargeId = randomUUID();
  await database.db.execute(sql`
    insert into sandbox_charges (id, kind, idempotency_key, amount_cents, status, client_secret)
    values (${chargeId}, 'charge', ${chargeId}, 7500, 'succeeded', ${chargeId})`);
  const ask = (key: string) =>
    sandboxRefund(database, { chargeId, cents: 7500, key: `${key} ${chargeId}` }, { write });
  const { result: outcomes } = await whileLocked(database, {
    lock: sql`select 1 from sandbox_charges where id = ${chargeId} for update`,
    work: () => Promise.all(keys.map(ask)),
    waiters: keys.length,
    look: async () => {},
  });
  const { rows } = await database.db.execute<{ cents: number }>(
    sql`select sum(amount_cents)::int as cents from sandbox_charges where refund_of_id = ${chargeId}`,
  );
  return { outcomes: outcomes.map(({ status }) => status).toSorted(), cents: rows[0]?.cents };
}

describe('concurrent refunds of one charge', () => {
  it('never exceed the charged amount', async () => {
    const given = await refundConcurrently(['first', 'second', 'third']);
    expect(given).toEqual({ outcomes: ['rejected', 'rejected', 'succeeded'], cents: 7500 });
  });

  it('with one key are one refund and get the same response', async () => {
    const given = await refundConcurrently(['same', 'same', 'same']);
    expect(given).toEqual({ outcomes: ['succeeded', 'succeeded', 'succeeded'], cents: 7500 });
  });

  it('exceed the charged amount when the lock and the sum are in one statement (positive control)', async () => {
    const inOne: WriteRefund = async (tx, { chargeId, cents, key }) =>
      void (await tx.execute(sql`
        with charge as (
          update sandbox_charges set updated_at = now() where id = ${chargeId} returning id, amount_cents
        )
        insert into sandbox_charges (id, kind, idempotency_key, refund_of_id, amount_cents, status, client_secret)
        select ${key}::text, 'refund', ${key}::text, charge.id, ${cents}::int, 'succeeded', ${key}::text from charge
        where charge.amount_cents >= ${cents}::int + (
          select coalesce(sum(given.amount_cents), 0) from sandbox_charges given where given.refund_of_id = charge.id)
        on conflict (idempotency_key) do nothing`));
    const given = await refundConcurrently(['first', 'second'], inOne);
    expect(given).toEqual({ outcomes: ['succeeded', 'succeeded'], cents: 15_000 });
  });
});
