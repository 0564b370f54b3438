import type { Stripe } from 'stripe';
import { paymentDisputes } from '../../../platform/database/schema/payments.ts';
import type { PaymentsDeps } from '../port/provider.ts';
import { chargeOfIntent } from '../stripe/charge-of-intent.ts';
import { takeEvent } from './event-log.ts';

/** Records a dispute of a charge for staff to review. The registration keeps its seat. */
export async function disputeCreated(
  deps: PaymentsDeps,
  event: Stripe.Event,
  dispute: Stripe.Dispute,
): Promise<void> {
  const ours = await chargeOfIntent(deps.database.db, dispute.payment_intent);
  if (ours === null) return;
  const now = deps.clock.now();
  const { id, amount: amountCents, reason } = dispute;
  await deps.database.withTx(async (tx) => {
    await takeEvent(tx, event, now);
    await tx
      .insert(paymentDisputes)
      .values({ id, paymentId: ours.paymentId, amountCents, reason, createdAt: now })
      .onConflictDoNothing();
  });
}
