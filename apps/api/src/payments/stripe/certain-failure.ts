import { Stripe } from 'stripe';

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

const certain: readonly unknown[] = [400, 402, 404];

/**
 * Stripe heard the request, judged it and said no. Everything else (silence, 5xx, limits, an object that is locked by another
 * request, a key still in use) leaves open what happened, and is thrown on: the outcome is unknown.
 */
export function isCertainFailure(error: unknown): error is StripeError {
  const judged =
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError;
  return judged && certain.includes(error.statusCode);
}
