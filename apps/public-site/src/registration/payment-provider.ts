import type { Client } from '@detroit-well/api-client';

/** Who takes the money: the sandbox with a form of our own, or Stripe with its own fields. */
export type PaymentProvider = { kind: 'sandbox' } | { kind: 'stripe'; publishableKey: string };

/** Null: the server did not say. */
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
 * Lets the card's holder answer the bank: in the sandbox by our buttons, with Stripe in its own window. Returns what came in
 * between, for the person. How the charge stands is not told by that: the yes may have arrived, and only the server can ask.
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
