import { eq, sql } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { sandboxCharges } from '../db/schema/payments.ts';
import type { RefundOutcome, RefundRequest } from './provider.ts';

/**
 * Gives money back in the sandbox's books: once per key, and never more than was taken.
 * The charge's row is locked by the update, so that two refunds at once cannot both fit.
 */
export async function sandboxRefund(books: Db, request: RefundRequest): Promise<RefundOutcome> {
  const id = `re_sandbox_${randomUUID()}`;
  await books.execute(sql`
    with charge as (
      update sandbox_charges set updated_at = now()
      where id = ${request.chargeId} and kind = 'charge' and status = 'succeeded'
      returning id, amount_cents
    )
    insert into sandbox_charges
      (id, kind, idempotency_key, refund_of_id, amount_cents, status, client_secret)
    select ${id}, 'refund', ${request.key}, charge.id, ${request.cents}, 'succeeded',
           ${`refund_${randomBytes(12).toString('base64url')}`}
    from charge
    where charge.amount_cents >= ${request.cents} + (
      select coalesce(sum(given.amount_cents), 0) from sandbox_charges given
      where given.refund_of_id = charge.id and given.kind = 'refund' and given.status = 'succeeded'
    )
    on conflict (idempotency_key) do nothing
  `);
  const [kept] = await books
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.idempotencyKey, request.key));
  if (kept?.status === 'succeeded') return { status: 'succeeded', refundId: kept.id };
  return { status: 'refused', reason: 'charge_not_refundable' };
}
