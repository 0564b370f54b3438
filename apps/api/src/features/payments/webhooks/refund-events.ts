import type { Stripe } from 'stripe';
import { problem } from '../../../platform/calls/problem.ts';
import { chargeOfIntent } from '../stripe/charge-of-intent.ts';
import type { EventContext } from './event-context.ts';
import { takeEvent } from './event-log.ts';
import { applySuccessFirst } from './intent-events.ts';

/**
 * Handles a refund that was made or failed. The event only identifies the charge. All its current refunds, including those
 * made in the Stripe dashboard, are read from Stripe, so the order and repetition of events do not matter.
 */
export async function refundEvent(
  deps: EventContext,
  event: Stripe.Event,
  { payment_intent: intent }: Pick<Stripe.Refund, 'payment_intent'>,
): Promise<void> {
  const { database, payments, clock, systemClock, log, chargeRecords } = deps;
  const charge = await chargeOfIntent(database.db, intent);
  if (charge === null) return;
  await applySuccessFirst(deps, charge);
  const refunds = await payments.refundsOf(charge.intentId).catch(() => {
    // On a 503, Stripe delivers the event again.
    throw problem('unavailable');
  });
  await chargeRecords.recordRefunds(database, log, charge, refunds, clock.now(), (tx) =>
    takeEvent(tx, event, systemClock.now()),
  );
}
