import type { PaymentProvider } from './provider.ts';
import type { StripeProvider } from './stripe/open-stripe.ts';

/** Whether Stripe's events are awaited on this server. Only `openStripe` makes a provider of this name. */
export function isStripe(provider: PaymentProvider): provider is StripeProvider {
  return provider.name === 'stripe';
}
