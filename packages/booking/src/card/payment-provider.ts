import type { Client } from '@detroit-well/api-client';

/** The payment provider of the server: the sandbox with our own card form, or Stripe with its own fields. */
export type PaymentProvider =
  { readonly kind: 'sandbox' } | { readonly kind: 'stripe'; readonly publishableKey: string };

/** Null when the server did not report its provider. */
export type LoadedProvider = Promise<PaymentProvider | null>;

const loaded = new WeakMap<object, LoadedProvider>();

/**
 * Loads the payment provider once for each client, because it does not change. A form can call this early, so that its
 * card fields appear at once. After a failure, the next call loads it again.
 */
export function loadPaymentProvider({ payments }: Pick<Client, 'payments'>): LoadedProvider {
  const known = loaded.get(payments);
  if (known) return known;
  const loading = loadFrom(payments);
  loaded.set(payments, loading);
  return loading;
}

async function loadFrom(payments: Client['payments']): LoadedProvider {
  try {
    const { provider, publishable_key: publishableKey } = await payments.config();
    if (provider === 'sandbox') return { kind: 'sandbox' };
    if (publishableKey) return { kind: 'stripe', publishableKey };
  } catch {
    // The form shows the failure and offers a retry.
  }
  loaded.delete(payments);
  return null;
}

const notShown = "Your bank's page could not be shown. Please try again.";

/**
 * Runs the 3-D Secure challenge: in Stripe's window, or with the cardholder's choice in the sandbox. Returns the provider's
 * error message, if there is one. It does not decide the charge outcome: the approval may have arrived, and only the server
 * knows.
 */
export async function runChallenge(
  client: Pick<Client, 'payments'>,
  loaded: PaymentProvider | null,
  clientSecret: string,
  approve: boolean,
): Promise<string | null> {
  const provider = loaded ?? (await loadPaymentProvider(client));
  if (!provider) return notShown;
  if (provider.kind === 'sandbox') {
    await client.payments.confirmSandbox({ body: { client_secret: clientSecret, approve } });
    return null;
  }
  try {
    const { authenticateWithStripe } = await import('./load-stripe.ts');
    return await authenticateWithStripe(provider.publishableKey, clientSecret);
  } catch {
    return notShown;
  }
}
