import type { Stripe } from 'stripe';
import type { ProviderRefund } from '../refund-ledger.ts';

/** Every refund of a charge as Stripe has it now: ours, and those given by hand in its pages. */
export async function refundsOf(stripe: Stripe, chargeId: string): Promise<ProviderRefund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: chargeId, limit: 100 });
  return data.map(providerRefundOf);
}

export function providerRefundOf({
  id,
  amount,
  status,
  metadata,
  failure_reason,
  created,
}: Stripe.Refund): ProviderRefund {
  const gone = status === 'failed' || status === 'canceled';
  return {
    id,
    cents: amount,
    // Anything else is on its way: the sweep asks again until it has arrived.
    status: gone ? 'failed' : status === 'succeeded' ? 'succeeded' : 'unknown',
    key: metadata?.['key'] ?? null,
    failureCode: gone ? (failure_reason ?? 'refund_failed') : null,
    givenAt: new Date(created * 1000),
  };
}
