import type { Stripe } from 'stripe';
import type { FinalOutcome } from '../provider.ts';
import type { StripeRecords } from './stripe-records.ts';
import { cancelled, readIntent, withCard, type Found } from './outcome.ts';
import { isCertainFailure } from './certain-failure.ts';

/** What became of a key, as the books and Stripe say. Moves no money; a refused card's intent is closed for good. */
export async function known(stripe: Stripe, books: StripeRecords, key: string): Promise<Found> {
  const page = await books.read(key);
  if (page?.abandonedAt) return cancelled;
  if (!page?.confirmingAt || page.intentId === null) return { status: 'none' };
  return makeFinal(stripe, await stripe.paymentIntents.retrieve(page.intentId, withCard));
}

/** The key never charges from now on, unless it has: cancels the intent and says what is final. Throws while it is open. */
export async function abandon(
  stripe: Stripe,
  books: StripeRecords,
  key: string,
  cents: number,
): Promise<FinalOutcome> {
  const page = await books.giveUp(key, cents);
  if (!page?.confirmingAt || page.intentId === null) return cancelled;
  const intent = await stripe.paymentIntents.retrieve(page.intentId, withCard);
  const outcome = await makeFinal(stripe, intent, { evenUnconfirmed: true, evenAsking: true });
  if (outcome.status === 'succeeded' || outcome.status === 'declined') return outcome;
  throw new Error(`the intent of ${key} is still being worked on`);
}

/**
 * The outcome of an intent, made final where it can be: a refused card could otherwise be replaced by another one in the
 * browser, after its place is gone. `evenUnconfirmed`, `evenAsking`: those are cancelled as well.
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

/** Cancels, or reads what was faster. */
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
