import { sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { paymentDisputes } from '../../../platform/database/schema/payments.ts';
import type { PaymentsDeps } from '../port/provider.ts';
import { chargeOfIntent } from '../stripe/charge-of-intent.ts';
import { takeEvent } from './event-log.ts';

/** The states in which the bank has decided. An event that was sent earlier and arrives later changes nothing. */
const decided = sql`('won', 'lost', 'warning_closed')`;

/** Records a dispute of a charge, and what becomes of it, for the team. The registration keeps its seat. */
export async function disputeEvent(
  deps: PaymentsDeps,
  event: Stripe.Event,
  dispute: Stripe.Dispute,
): Promise<void> {
  const ours = await chargeOfIntent(deps.database.db, dispute.payment_intent);
  if (ours === null) return;
  const now = deps.clock.now();
  const { id, amount: amountCents, reason, status } = dispute;
  const dueBy = dispute.evidence_details?.due_by;
  const news = { status, answerBy: dueBy ? new Date(dueBy * 1000) : null };
  await deps.database.withTx(async (tx) => {
    await takeEvent(tx, event, deps.systemClock.now());
    await tx
      .insert(paymentDisputes)
      .values({ id, paymentId: ours.paymentId, amountCents, reason, ...news, createdAt: now })
      .onConflictDoUpdate({
        target: paymentDisputes.id,
        set: news,
        setWhere: sql`${event.type !== 'charge.dispute.created'} and ${paymentDisputes.status} not in ${decided}`,
      });
  });
}
