import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { payments } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { runRefunds } from '../../registrations/refunds.ts';
import { chargeOfIntent } from './charge-of-intent.ts';
import { takeEvent } from './event-log.ts';
import { settleFirst } from './intent-events.ts';

/**
 * Money went back. What the ledger does not know yet was given back by hand in Stripe's own pages: it is written down, as the
 * difference between the total of the event and what stands here, so that order and repetition do not matter.
 */
export async function chargeRefunded(deps: Deps, event: Stripe.Event, charge: Stripe.Charge): Promise<void> {
  const { db } = deps.database;
  const ours = await chargeOfIntent(db, charge.payment_intent);
  if (ours === null) return;
  await settleFirst(deps, ours);
  // Refunds of our own that are under way are brought to their end first, to be counted as what they are.
  await runRefunds(deps, ours.registrationId);
  const now = deps.clock.now();
  await deps.database.withTx(async (tx) => {
    await takeEvent(tx, event, now);
    await tx.execute(sql`select 1 from payments where id = ${ours.paymentId} for update`);
    const { rows } = await tx.execute<{ known: number }>(sql`
      select coalesce(sum(amount_cents), 0)::int as known from payments
      where refund_of_id = ${ours.paymentId} and status in ('pending', 'unknown', 'succeeded')`);
    const byHand = charge.amount_refunded - (rows[0]?.known ?? 0);
    if (byHand <= 0) return;
    await tx.insert(payments).values({
      id: randomUUID(),
      registrationId: ours.registrationId,
      kind: 'refund',
      amountCents: byHand,
      status: 'succeeded',
      provider: 'stripe',
      idempotencyKey: `by_hand_${event.id}`,
      refundOfId: ours.paymentId,
      createdAt: now,
      updatedAt: now,
    });
  });
}

/** A refund that had been promised did not arrive: the ledger must not say that it did. */
export async function refundFailed(deps: Deps, event: Stripe.Event, refund: Stripe.Refund): Promise<void> {
  const now = deps.clock.now();
  const failureCode = refund.failure_reason ?? 'refund_failed';
  await deps.database.withTx(async (tx) => {
    await takeEvent(tx, event, now);
    await tx
      .update(payments)
      .set({ status: 'failed', failureCode, updatedAt: now })
      .where(
        and(
          eq(payments.provider, 'stripe'),
          eq(payments.kind, 'refund'),
          eq(payments.providerRef, refund.id),
        ),
      );
  });
}
