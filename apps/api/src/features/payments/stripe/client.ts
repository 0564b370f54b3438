import type { PaymentSettings } from '@detroit-well/config/env';
import { Stripe } from 'stripe';

export type StripeSettings = Extract<PaymentSettings, { provider: 'stripe' }>;

/** Timeout of one request in milliseconds. With one retry, a call stays below `providerLimitMs`. */
const timeoutMs = 9_000;

/** Creates the Stripe client. `apiBase` points it to another host with the same API, such as a local fake. */
export function stripeClient({ secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Stripe {
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    // Every mutating call carries an idempotency key, so the client can safely retry it.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiBase === undefined ? {} : hostOf(new URL(apiBase))),
  });
}

function hostOf({ protocol, hostname, port }: URL) {
  const secure = protocol === 'https:';
  return {
    protocol: secure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
  };
}
