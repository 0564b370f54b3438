import type { Stripe } from 'stripe';
import type { RefundOutcome, RefundRequest } from '../provider.ts';
import { isRefusal } from './refusal.ts';

/**
 * Gives money back once per key, whenever it is asked again: Stripe forgets its idempotency keys after a day, so the refunds
 * of the charge are read first, and ours is known by the key it carries.
 */
export async function refund(
  stripe: Stripe,
  { chargeId, cents, key }: RefundRequest,
): Promise<RefundOutcome> {
  const { data } = await stripe.refunds.list({ payment_intent: chargeId, limit: 100 });
  const given = data.find(({ metadata }) => metadata?.['key'] === key);
  if (given) return outcomeOf(given);
  try {
    const made = await stripe.refunds.create(
      { payment_intent: chargeId, amount: cents, metadata: { key } },
      { idempotencyKey: key },
    );
    return outcomeOf(made);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { status: 'refused', reason: error.code ?? 'charge_not_refundable' };
  }
}

function outcomeOf({ id, status, failure_reason }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return { status: 'succeeded', refundId: id };
  if (status === 'failed' || status === 'canceled') {
    return { status: 'refused', reason: failure_reason ?? 'refund_failed' };
  }
  // On its way: the sweep asks again until it has arrived.
  return { status: 'unknown' };
}
