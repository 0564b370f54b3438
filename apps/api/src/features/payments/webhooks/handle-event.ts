import type { Stripe } from 'stripe';
import { disputeEvent } from './dispute-events.ts';
import type { EventContext } from './event-context.ts';
import { EventTaken, isTaken } from './event-log.ts';
import { intentEvent } from './intent-events.ts';
import { refundEvent } from './refund-events.ts';

/** Processes a Stripe event exactly once, however often it is delivered. Ignores unknown types and charges that are not ours. */
export async function handleEvent(deps: EventContext, event: Stripe.Event): Promise<void> {
  if (await isTaken(deps.database.db, event.id)) return;
  try {
    await applyEvent(deps, event);
  } catch (error) {
    if (!(error instanceof EventTaken)) throw error;
  }
}

async function applyEvent(deps: EventContext, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return intentEvent(deps, event, event.data.object);
    case 'charge.refunded':
    case 'refund.failed':
      return refundEvent(deps, event, event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return disputeEvent(deps, event, event.data.object);
    default:
  }
}
