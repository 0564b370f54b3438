import type { Stripe } from 'stripe';
import type { Deps } from '../../dependencies.ts';
import { problem } from '../../problem.ts';
import { applyChargeOutcome } from '../../registrations/apply-charge-outcome.ts';
import type { ChargeOutcome } from '../provider.ts';
import { readIntent } from '../stripe/outcome.ts';
import { chargeOfIntent, type AskedCharge } from './charge-of-intent.ts';
import { takeEvent } from './event-log.ts';

/**
 * An intent came to an end, or its card was refused. Succeeded and cancelled are for ever, so the event itself is believed; a
 * refusal may be old news, so Stripe is asked how the intent stands. Settling bears any order and any repetition.
 */
export async function intentEvent(
  deps: Deps,
  event: Stripe.Event,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const charge = await chargeOfIntent(deps.database.db, intent.id);
  if (charge === null) return;
  const outcome = await finalOutcome(deps, charge, intent);
  await applyChargeOutcome(deps, charge, outcome, false, (tx) => takeEvent(tx, event, deps.clock.now()));
}

/** Makes sure that a charge of ours is noted as succeeded before anything that follows from it. */
export async function applySuccessFirst(deps: Deps, charge: AskedCharge): Promise<void> {
  if (charge.status === 'succeeded') return;
  await applyChargeOutcome(deps, charge, await askProvider(deps, charge));
}

async function finalOutcome(
  deps: Deps,
  charge: AskedCharge,
  intent: Stripe.PaymentIntent,
): Promise<ChargeOutcome> {
  const { status } = intent;
  // A kept card is told of only by Stripe itself: in an event it is a mere name.
  if (status === 'succeeded' && intent.metadata['keep'] === undefined) return believed(intent);
  if (status === 'canceled') return believed(intent);
  return askProvider(deps, charge);
}

function believed(intent: Stripe.PaymentIntent): ChargeOutcome {
  const read = readIntent(intent);
  return read.status === 'none' || read.status === 'retry' ? { status: 'unknown' } : read;
}

/** Not knowing is answered 503: Stripe sends the event again. */
async function askProvider({ payments }: Deps, { key }: AskedCharge): Promise<ChargeOutcome> {
  const found = await payments.find(key).catch(() => ({ status: 'unknown' as const }));
  if (found.status === 'unknown' || found.status === 'none') throw problem('unavailable');
  return found;
}
