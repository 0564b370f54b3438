import type { Stripe } from 'stripe';
import { isByHand, keyByHand, type ProviderRefund } from '../port/charge-records.ts';
import type { RefundOutcome, RefundRequest } from '../port/provider.ts';
import { isCertainFailure } from './certain-failure.ts';
import { providerRefundOf, refundsOf } from './refunds-of.ts';

/** The charge is already fully refunded. */
export const nothingLeft: RefundOutcome = { status: 'rejected', reason: 'nothing_left' };

interface Refunded {
  readonly outcome: RefundOutcome;
  /** All refunds of the charge, including the one of this outcome. */
  readonly refunds: readonly ProviderRefund[];
}

/** The amount that Stripe rejected in the previous attempt, in cents, and the reason. */
interface RejectedAttempt {
  readonly cents: number;
  readonly reason: string;
}

/**
 * Refunds once per key, however late the retry. Stripe drops its idempotency keys after a day, so the existing refunds of the
 * charge are read first and matched by the key in their metadata. If manual refunds left less than the requested amount,
 * Stripe rejects the request, and a second attempt refunds the remainder.
 */
export async function refund(
  stripe: Stripe,
  request: RefundRequest,
  rejected: RejectedAttempt | null = null,
): Promise<Refunded> {
  const { chargeId, key } = request;
  const refunds = await refundsOf(stripe, chargeId);
  const known = refunds.find((each) => each.key === key || keyByHand(each.id) === key);
  if (known) return { outcome: outcomeOf(known), refunds };
  // This key stands for a manual refund, so the server must never create one for it, even if the list lacks it.
  if (isByHand(key)) return { outcome: { status: 'unknown' }, refunds };
  const cents = rejected === null ? request.cents : await leftOf(stripe, chargeId, refunds);
  if (rejected !== null && cents <= 0) return { outcome: nothingLeft, refunds };
  if (rejected !== null && cents >= rejected.cents) {
    return { outcome: { status: 'rejected', reason: rejected.reason }, refunds };
  }
  try {
    const made = providerRefundOf(await create(stripe, request, cents));
    return { outcome: outcomeOf(made), refunds: [...refunds, made] };
  } catch (error) {
    if (!isCertainFailure(error)) throw error;
    return refund(stripe, request, { cents, reason: error.code ?? 'charge_not_refundable' });
  }
}

/** The amount is part of Stripe's idempotency key, because Stripe rejects a key that is reused with other parameters. */
const create = (stripe: Stripe, { chargeId, key }: RefundRequest, cents: number) =>
  stripe.refunds.create(
    { payment_intent: chargeId, amount: cents, metadata: { key } },
    { idempotencyKey: `${key}_${cents}` },
  );

/** The refundable remainder of a charge in cents. Infinity when Stripe does not know the charge. */
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
  if (status === 'failed') return { status: 'rejected', reason: failureCode ?? 'refund_failed' };
  return { status };
}
