import type { Stripe } from 'stripe';
import type { ProviderEntry } from '../port/provider.ts';

/** Reads all payments and refunds of the account that succeeded, page by page. */
export async function* list(stripe: Stripe, since: Date): AsyncIterable<ProviderEntry> {
  const page = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  for await (const { id, status, amount_received, metadata, created } of stripe.paymentIntents.list(page)) {
    if (status === 'succeeded')
      yield { ...common({ id, metadata, created }), kind: 'charge', cents: amount_received };
  }
  for await (const { id, status, amount, metadata, created } of stripe.refunds.list(page)) {
    if (status === 'succeeded') yield { ...common({ id, metadata, created }), kind: 'refund', cents: amount };
  }
}

const common = ({
  id,
  metadata,
  created,
}: Pick<Stripe.PaymentIntent, 'id' | 'created'> & { metadata: Stripe.Metadata | null }) => ({
  id,
  key: metadata?.['key'] ?? null,
  at: new Date(created * 1000),
});
