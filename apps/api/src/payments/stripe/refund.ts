import type { Stripe } from 'stripe';
import type { RefundOutcome, RefundRequest } from '../provider.ts';
import { isByHand, keyByHand, type ProviderRefund } from '../refund-ledger.ts';
import { providerRefundOf, refundsOf } from './refunds-of.ts';
import { isCertainFailure } from './certain-failure.ts';

/** All was given back already, so that nothing is owed. */
export const nothingLeft: RefundOutcome = { status: 'refused', reason: 'nothing_left' };

interface Refunded {
  readonly outcome: RefundOutcome;
  /** All refunds of the charge, as they stood with this outcome. */
  readonly refunds: readonly ProviderRefund[];
}

/** What Stripe refused to give back, and why. */
interface Refused {
  readonly cents: number;
  readonly reason: string;
}

/**
 * Gives money back once per key, whenever it is asked again: Stripe forgets its idempotency keys after a day, so the refunds
 * of the charge are read first, and ours is known by the key it carries. Where people have given back by hand and less is held than we
 * ask for, Stripe refuses the whole, and the rest is given.
 */
export async function refund(
  stripe: Stripe,
  request: RefundRequest,
  refused: Refused | null = null,
): Promise<Refunded> {
  const { chargeId, key } = request;
  const refunds = await refundsOf(stripe, chargeId);
  const known = refunds.find((each) => each.key === key || keyByHand(each.id) === key);
  if (known) return { outcome: outcomeOf(known), refunds };
  // Somebody else gave it: whatever the list says, there is nothing for us to give.
  if (isByHand(key)) return { outcome: { status: 'unknown' }, refunds };
  const cents = refused === null ? request.cents : await leftOf(stripe, chargeId, refunds);
  if (refused !== null && cents <= 0) return { outcome: nothingLeft, refunds };
  if (refused !== null && cents >= refused.cents) {
    return { outcome: { status: 'refused', reason: refused.reason }, refunds };
  }
  try {
    const made = providerRefundOf(await create(stripe, request, cents));
    return { outcome: outcomeOf(made), refunds: [...refunds, made] };
  } catch (error) {
    if (!isCertainFailure(error)) throw error;
    return refund(stripe, request, { cents, reason: error.code ?? 'charge_not_refundable' });
  }
}

/** The sum belongs to Stripe's own key: the same key with another sum would be taken for a mistake. */
const create = (stripe: Stripe, { chargeId, key }: RefundRequest, cents: number) =>
  stripe.refunds.create(
    { payment_intent: chargeId, amount: cents, metadata: { key } },
    { idempotencyKey: `${key}_${cents}` },
  );

/** What Stripe still holds of a charge, in cents; all that was asked for, where it does not know the charge. */
async function leftOf(stripe: Stripe, chargeId: string, refunds: readonly ProviderRefund[]): Promise<number> {
  try {
    const { amount_received: taken } = await stripe.paymentIntents.retrieve(chargeId);
    return refunds
      .filter(({ status }) => status !== 'failed')
      .reduce((left, { cents }) => left - cents, taken);
  } catch (error) {
    if (!isCertainFailure(error)) throw error;
    return Infinity;
  }
}

function outcomeOf({ id, status, failureCode }: ProviderRefund): RefundOutcome {
  if (status === 'succeeded') return { status, refundId: id };
  if (status === 'failed') return { status: 'refused', reason: failureCode ?? 'refund_failed' };
  return { status };
}
