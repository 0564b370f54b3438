import { thirdPartyLimitMs } from '@detroit-well/config/constants';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { CardError } from './card-error.ts';

let loaded: Promise<Stripe | null> | null = null;

/** Loads Stripe's script once, when a form first shows it. Null when the script is blocked, empty or silent. */
export function loadOnce(publishableKey: string): Promise<Stripe | null> {
  loaded ??= inTime(loadStripe(publishableKey)).catch(() => null);
  return loaded;
}

/** Rejects when a promise of Stripe has not settled in time. */
export async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CardError(cardNotChecked)), thirdPartyLimitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

const cardNotChecked = 'Your card could not be checked in time. Nothing was charged. Please try again.';

/** Lets the next form load the script again after a failure. */
export async function forgetStripe(): Promise<void> {
  loaded = null;
  if (window.Stripe) return;
  // A hanging script counts as failed: `loadStripe` then puts a new one in its place, in a later task.
  document.querySelector('script[src^="https://js.stripe.com"]')?.dispatchEvent(new Event('error'));
  await new Promise((next) => setTimeout(next));
}

/** Runs the 3-D Secure challenge in Stripe's window. Returns Stripe's message if the payment was not authenticated. */
export async function authenticateWithStripe(
  publishableKey: string,
  clientSecret: string,
): Promise<string | null> {
  const stripe = await loadOnce(publishableKey);
  if (!stripe) {
    await forgetStripe();
    throw new Error('The script of Stripe could not be loaded.');
  }
  const { error } = await stripe.handleNextAction({ clientSecret });
  return error?.message ?? null;
}
