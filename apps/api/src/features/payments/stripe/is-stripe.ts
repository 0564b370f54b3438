import type { PaymentProvider } from '../port/provider.ts';
import type { StripeProvider } from './open-stripe.ts';

/** True if this server uses Stripe and accepts its webhooks. Only `openStripe` creates a provider with this name. */
export function isStripe(provider: PaymentProvider): provider is StripeProvider {
  return provider.name === 'stripe';
}
