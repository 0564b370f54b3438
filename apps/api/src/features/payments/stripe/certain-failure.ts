import { Stripe } from 'stripe';

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

const certain: readonly unknown[] = [400, 402, 404];

/**
 * True if Stripe processed and rejected the request. After any other error (timeout, 5xx, rate limit, an object locked by another
 * request, a key still in use) the outcome is unknown, so callers rethrow it.
 */
export function isCertainFailure(error: unknown): error is StripeError {
  const processed =
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError;
  return processed && certain.includes(error.statusCode);
}
