import { assertCents } from './money.ts';
import type { Day } from './days.ts';
import type { Cents } from './money.ts';

/** A payment of a registration that is still open. */
export interface OpenPayment {
  readonly dueOn: Day;
  readonly cents: Cents;
}

/**
 * Divides and joins open payments so that the first of them has exactly this amount: the earliest are paid first, and the rest of
 * the last one that is touched stays due on its day. The sum stays the same. Throws a RangeError for 0 or more than is open.
 *
 * @example
 * ```ts
 * import { payInto } from '@detroit-well/pricing';
 *
 * const open = [{ dueOn: '2026-03-01', cents: 3800 }, { dueOn: '2026-03-15', cents: 3700 }];
 * console.log(payInto(open, 5000).rest); // [{ dueOn: '2026-03-15', cents: 2500 }]
 * ```
 */
export function payInto(
  open: readonly OpenPayment[],
  cents: Cents,
): { readonly paid: OpenPayment; readonly rest: OpenPayment[] } {
  assertCents(cents);
  const [first] = open;
  const sum = open.reduce((total, each) => total + each.cents, 0);
  if (first === undefined || cents === 0 || cents > sum)
    throw new RangeError(`${cents} cents of ${sum} cannot be paid.`);
  const rest: OpenPayment[] = [];
  let left = cents;
  for (const each of open) {
    const covered = Math.min(left, each.cents);
    left -= covered;
    if (covered < each.cents) rest.push({ dueOn: each.dueOn, cents: each.cents - covered });
  }
  return { paid: { dueOn: first.dueOn, cents }, rest };
}

/** A refund that a person of the team wants to give. */
export interface DeskRefund {
  readonly cents: Cents;
  /** Captured, minus refunds that are pending or done. */
  readonly leftCents: Cents;
  /** The amount that the policy of the purchase gives back now. */
  readonly proposedCents: Cents;
  readonly hasReason: boolean;
  /** The method of the payment, and the destination of the refund. */
  readonly paidBy: 'card' | 'cash' | 'credit' | 'complimentary' | 'pass' | 'included';
  readonly destination: 'card' | 'cash' | 'credit';
  /** The amount that the same person has given back of this payment before, and their limit; null: none. */
  readonly givenCents: Cents;
  readonly limitCents: Cents | null;
}

/** Why a refund is refused. */
export type RefundRefusal = 'above_limit' | 'not_to_a_card' | 'above_rest' | 'reason_required';

/**
 * The reason why a person of the team may not give this refund, or null. A refund never exceeds what is left of its payment, and
 * only a payment by card goes back to a card. Another amount than the policy proposes needs a reason. The limit counts all that
 * one person gave back of one payment.
 */
export function refundRefusal(refund: DeskRefund): RefundRefusal | null {
  const { cents, leftCents, proposedCents, hasReason, paidBy, destination, givenCents, limitCents } = refund;
  for (const each of [cents, leftCents, proposedCents, givenCents]) assertCents(each);
  if (limitCents !== null && givenCents + cents > limitCents) return 'above_limit';
  if (destination === 'card' && paidBy !== 'card') return 'not_to_a_card';
  if (cents > leftCents) return 'above_rest';
  return cents !== proposedCents && !hasReason ? 'reason_required' : null;
}
