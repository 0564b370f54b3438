import type { Stripe } from 'stripe';
import { refuse } from '../../refusals.ts';
import { noteRefunds } from '../refund-ledger.ts';
import { chargeOfIntent } from './charge-of-intent.ts';
import { takeEvent } from './event-log.ts';
import type { Hearing } from './hearing.ts';
import { settleFirst } from './intent-events.ts';

/**
 * Money went back, or did not arrive. The event only says of which charge: Stripe is asked for its refunds as they are now, ours
 * and those given by hand in its own pages, so that order and repetition of events do not matter.
 */
export async function refundEvent(
  deps: Hearing,
  event: Stripe.Event,
  { payment_intent: intent }: Pick<Stripe.Refund, 'payment_intent'>,
): Promise<void> {
  const { database, payments, clock, log } = deps;
  const charge = await chargeOfIntent(database.db, intent);
  if (charge === null) return;
  await settleFirst(deps, charge);
  const refunds = await payments.refundsOf(charge.intentId).catch(() => {
    // Stripe sends the event again.
    throw refuse('unavailable');
  });
  const now = clock.now();
  await noteRefunds(database, log, charge, refunds, now, (tx) => takeEvent(tx, event, now));
}
