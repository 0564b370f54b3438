import type { Stripe } from 'stripe';
import type { ProviderRefund } from '../port/charge-records.ts';

/** Reads the current refunds of a charge from Stripe: ours and those made manually in its dashboard. */
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
    // Any other status is pending: the `reconcile` job checks it again until it succeeds or fails.
    status: gone ? 'failed' : status === 'succeeded' ? 'succeeded' : 'unknown',
    key: metadata?.['key'] ?? null,
    failureCode: gone ? (failure_reason ?? 'refund_failed') : null,
    givenAt: new Date(created * 1000),
  };
}
