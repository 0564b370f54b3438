import type { PaymentSettings } from '@detroit-well/config/env';
import { Stripe } from 'stripe';

export type StripeSettings = Extract<PaymentSettings, { provider: 'stripe' }>;

/** One answer of Stripe may take this long; with one retry a call stays under `providerLimitMs`. */
const timeoutMs = 9_000;

/** Opens Stripe's own client; `apiBase` names another host that speaks the same, such as a fake on this machine. */
export function stripeClient({ secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Stripe {
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    // Every call that changes something carries a key of ours, so the client may send it again.
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
