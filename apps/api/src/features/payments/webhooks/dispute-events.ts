import { sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { paymentDisputes } from '../../../platform/database/schema/payments.ts';
import type { PaymentsDeps } from '../port/provider.ts';
import { chargeOfIntent } from '../stripe/charge-of-intent.ts';
import { takeEvent } from './event-log.ts';

/**
 * Records a dispute of a charge, and what becomes of it, for the team. What was paid for stays as it is. Stripe does not deliver in
 * order, so the newest event holds; one that changes the state puts a dispute that was looked at on the worklist again.
 */
export async function disputeEvent(
  deps: PaymentsDeps,
  event: Stripe.Event,
  dispute: Stripe.Dispute,
): Promise<void> {
  const ours = await chargeOfIntent(deps.database.db, dispute.payment_intent);
  if (ours === null) return;
  const { id, amount: amountCents, reason, status } = dispute;
  const dueBy = dispute.evidence_details?.due_by;
  const news = { status, statusAt: ofSeconds(event.created), answerBy: dueBy ? ofSeconds(dueBy) : null };
  await deps.database.withTx(async (tx) => {
    await takeEvent(tx, event, deps.systemClock.now());
    await tx
      .insert(paymentDisputes)
      .values({ id, paymentId: ours.paymentId, amountCents, reason, ...news, createdAt: deps.clock.now() })
      .onConflictDoUpdate({
        target: paymentDisputes.id,
        set: {
          ...news,
          reviewedAt: sql`case when ${paymentDisputes.status} = excluded.status then ${paymentDisputes.reviewedAt} end`,
        },
        // The creation is the first event of its second.
        setWhere: sql`${paymentDisputes.statusAt} is null or ${paymentDisputes.statusAt} < excluded.status_at
          or (${paymentDisputes.statusAt} = excluded.status_at and ${event.type !== 'charge.dispute.created'})`,
      });
  });
}

const ofSeconds = (seconds: number): Date => new Date(seconds * 1000);
