import type { Stripe } from 'stripe';
import type { FinalOutcome } from '../port/provider.ts';
import { isCertainFailure } from './certain-failure.ts';
import { cancelled, readIntent, withCard, type Found } from './outcome.ts';
import type { StripeRecords } from './stripe-records.ts';

/** Reads the charge outcome of a key from our records and from Stripe. Moves no money. Cancels the intent of a declined card. */
export async function known(stripe: Stripe, records: StripeRecords, key: string): Promise<Found> {
  const page = await records.read(key);
  if (page?.abandonedAt) return cancelled;
  if (!page?.confirmingAt || page.intentId === null) return { status: 'none' };
  return makeFinal(stripe, await stripe.paymentIntents.retrieve(page.intentId, withCard));
}

/** Cancels the intent of a key, unless it succeeded, and returns the final outcome. Throws while Stripe still processes it. */
export async function abandon(
  stripe: Stripe,
  records: StripeRecords,
  key: string,
  cents: number,
): Promise<FinalOutcome> {
  const page = await records.giveUp(key, cents);
  if (!page?.confirmingAt || page.intentId === null) return cancelled;
  const intent = await stripe.paymentIntents.retrieve(page.intentId, withCard);
  const outcome = await makeFinal(stripe, intent, { evenUnconfirmed: true, evenAsking: true });
  if (outcome.status === 'succeeded' || outcome.status === 'declined') return outcome;
  throw new Error(`the intent of ${key} is still processing`);
}

/**
 * Returns the outcome of an intent and cancels the intent after a decline. Otherwise the browser could confirm it with another
 * card after the seat is released. `evenUnconfirmed` and `evenAsking` (3-D Secure challenge pending) cancel those states too.
 */
export async function makeFinal(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  { evenUnconfirmed = false, evenAsking = false } = {},
): Promise<Found> {
  const read = readIntent(intent);
  const closes =
    read.status === 'retry' ||
    (read.status === 'none' && evenUnconfirmed) ||
    (read.status === 'requires_action' && evenAsking);
  if (closes) return settledState(await cancel(stripe, intent.id));
  return read;
}

/** Cancels an intent. If Stripe rejects that, because the intent changed concurrently, returns its current state. */
async function cancel(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned', ...withCard });
  } catch (error) {
    if (!isCertainFailure(error)) throw error;
    return stripe.paymentIntents.retrieve(id, withCard);
  }
}

function settledState(intent: Stripe.PaymentIntent): Found {
  const read = readIntent(intent);
  return read.status === 'retry' ? { status: 'unknown' } : read;
}
