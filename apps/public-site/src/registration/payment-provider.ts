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

/** Lets the card's holder answer the bank: in the sandbox by our buttons, with Stripe in its own window. */
export async function confirmCard(
  client: Client,
  provider: PaymentProvider | null,
  answer: { clientSecret: string; approve: boolean },
): Promise<void> {
  const { clientSecret, approve } = answer;
  if (provider?.kind === 'stripe') {
    if (!approve) return;
    const { confirmWithStripe } = await import('./stripe-card.tsx');
    await confirmWithStripe(provider.publishableKey, clientSecret);
    return;
  }
  await client.payments.confirmSandbox({ body: { client_secret: clientSecret, approve } });
}
