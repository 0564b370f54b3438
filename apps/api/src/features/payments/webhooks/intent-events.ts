import type { Stripe } from 'stripe';
import { problem } from '../../../platform/calls/problem.ts';
import type { WebhookDeps } from '../port/charge-records.ts';
import type { ChargeOutcome } from '../port/provider.ts';
import { chargeOfIntent, type AskedCharge } from '../stripe/charge-of-intent.ts';
import { readIntent } from '../stripe/outcome.ts';
import { takeEvent } from './event-log.ts';

/**
 * Handles a payment intent that succeeded, was cancelled or was declined. The first two states are final, so the event is
 * trusted. A decline may be outdated, so the current state is read from Stripe. Applying a charge outcome is idempotent and
 * does not depend on the order of events.
 */
export async function intentEvent(
  deps: WebhookDeps,
  event: Stripe.Event,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const charge = await chargeOfIntent(deps.database.db, intent.id);
  if (charge === null) return;
  const outcome = await finalOutcome(deps, charge, intent);
  await deps.chargeRecords.applyOutcome(deps, charge, outcome, {
    also: (tx) => takeEvent(tx, event, deps.systemClock.now()),
  });
}

/** Applies the success of a charge first when its refund event arrives before its success event. */
export async function applySuccessFirst(deps: WebhookDeps, charge: AskedCharge): Promise<void> {
  if (charge.status === 'succeeded') return;
  await deps.chargeRecords.applyOutcome(deps, charge, await askProvider(deps, charge));
}

async function finalOutcome(
  deps: WebhookDeps,
  charge: AskedCharge,
  intent: Stripe.PaymentIntent,
): Promise<ChargeOutcome> {
  const { status } = intent;
  // The event carries only the id of the card. To save the card, its details must be read from Stripe.
  if (status === 'succeeded' && intent.metadata['keep'] === undefined) return outcomeOfIntent(intent);
  if (status === 'canceled') return outcomeOfIntent(intent);
  return askProvider(deps, charge);
}

function outcomeOfIntent(intent: Stripe.PaymentIntent): ChargeOutcome {
  const read = readIntent(intent);
  return read.status === 'none' || read.status === 'retry' ? { status: 'unknown' } : read;
}

/** Throws a 503 problem when the outcome is unknown, so that Stripe delivers the event again. */
async function askProvider({ payments }: WebhookDeps, { key }: AskedCharge): Promise<ChargeOutcome> {
  const found = await payments.find(key).catch(() => ({ status: 'unknown' as const }));
  if (found.status === 'unknown' || found.status === 'none') throw problem('unavailable');
  return found;
}
