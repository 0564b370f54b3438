import type { Stripe } from 'stripe';
import type { Deps } from '../../deps.ts';
import { disputeCreated } from './dispute-events.ts';
import { EventTaken, isTaken } from './event-log.ts';
import { intentEvent } from './intent-events.ts';
import { chargeRefunded, refundFailed } from './refund-events.ts';

/** Draws the consequence of one event, once however often it comes. Types we do not know, and charges that are not ours, have none. */
export async function hear(deps: Deps, event: Stripe.Event): Promise<void> {
  if (await isTaken(deps.database.db, event.id)) return;
  try {
    await consequence(deps, event);
  } catch (error) {
    if (!(error instanceof EventTaken)) throw error;
  }
}

async function consequence(deps: Deps, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return intentEvent(deps, event, event.data.object);
    case 'charge.refunded':
      return chargeRefunded(deps, event, event.data.object);
    case 'refund.failed':
      return refundFailed(deps, event, event.data.object);
    case 'charge.dispute.created':
      return disputeCreated(deps, event, event.data.object);
    default:
  }
}
