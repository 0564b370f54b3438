import { eq, sql } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Database, Db } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { sandboxCharges } from '../../../platform/database/schema/sandbox.ts';
import type { RefundOutcome, RefundRequest } from '../port/provider.ts';

/** Records a refund once per key, if the remainder of the charge covers it. */
export type WriteRefund = (tx: Db, request: RefundRequest) => Promise<void>;

/**
 * Locks the charge in one statement and sums its refunds in the next. A statement that waits for a lock keeps the snapshot
 * from before the wait, so a single statement would miss the refund it waited for.
 */
const writeRefund: WriteRefund = async (tx, { chargeId, cents, key }) => {
  await tx.execute(sql`select 1 from sandbox_charges where id = ${chargeId} for update`);
  await tx.execute(sql`
    insert into sandbox_charges
      (id, kind, idempotency_key, refund_of_id, amount_cents, status, client_secret)
    select ${`re_sandbox_${randomUUID()}`}, 'refund', ${key}, charge.id, ${cents}, 'succeeded',
           ${`refund_${randomBytes(12).toString('base64url')}`}
    from sandbox_charges charge
    where charge.id = ${chargeId} and charge.kind = 'charge' and charge.status = 'succeeded'
      and charge.amount_cents >= ${cents} + (
        select coalesce(sum(given.amount_cents), 0) from sandbox_charges given
        where given.refund_of_id = charge.id and given.kind = 'refund' and given.status = 'succeeded'
      )
    on conflict (idempotency_key) do nothing
  `);
};

/** Refunds a sandbox charge once per key. Concurrent refunds never exceed the amount that was charged. */
export async function sandboxRefund(
  { db, withTx }: Pick<Database, 'db' | 'withTx'>,
  request: RefundRequest,
  { write = writeRefund }: Guards<{ write: WriteRefund }> = {},
): Promise<RefundOutcome> {
  await withTx((tx) => write(tx, request));
  const [stored] = await db
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.idempotencyKey, request.key));
  if (stored?.status === 'succeeded') return { status: 'succeeded', refundId: stored.id };
  return { status: 'rejected', reason: 'charge_not_refundable' };
}
