import type { Client } from '@detroit-well/api-client';

/** The payment provider: the sandbox with our own form, or Stripe with its own fields. */
export type PaymentProvider = { kind: 'sandbox' } | { kind: 'stripe'; publishableKey: string };

/** Null: the server did not say which provider it uses. */
export type AskedProvider = Promise<PaymentProvider | null>;

export async function askProvider(client: Client): AskedProvider {
  try {
    const { provider, publishable_key: publishableKey } = await client.payments.config();
    if (provider === 'sandbox') return { kind: 'sandbox' };
    return publishableKey ? { kind: 'stripe', publishableKey } : null;
  } catch {
    return null;
  }
}

const notShown = "Your bank's question could not be shown. Please try again.";

/**
 * Runs the 3-D Secure challenge: with our own buttons in the sandbox, in Stripe's window otherwise. Returns an error message
 * for the guest, if there is one. It does not tell the charge outcome: the confirmation may have arrived, and only the server
 * can find out.
 */
export async function confirmCard(
  client: Client,
  asked: PaymentProvider | null,
  answer: { clientSecret: string; approve: boolean },
): Promise<string | null> {
  const { clientSecret, approve } = answer;
  const provider = asked ?? (await askProvider(client));
  if (!provider) return notShown;
  if (provider.kind === 'stripe') {
    if (!approve) return null;
    try {
      const { askBank } = await import('./stripe-card.tsx');
      return await askBank(provider.publishableKey, clientSecret);
    } catch {
      return notShown;
    }
  }
  await client.payments.confirmSandbox({ body: { client_secret: clientSecret, approve } });
  return null;
}
