import { hourMs, millisecondsOf } from './instants.ts';
import { assertCents } from './money.ts';
import type { Instant } from './instants.ts';
import type { Cents } from './money.ts';

/** The refund policy stored with the registration at the time of booking (SPEC-B 10.7). */
export interface RefundPolicy {
  fullRefundBeforeHours: number;
}

/** The policy of new registrations (SPEC-B 9). Deadlines, stored names and texts follow this number. */
export const currentRefundPolicy: RefundPolicy = { fullRefundBeforeHours: 24 };

/** The name under which a registration stores its policy: `full_refund_24h`. */
export const refundPolicyName = ({ fullRefundBeforeHours }: RefundPolicy): string =>
  `full_refund_${fullRefundBeforeHours}h`;

/** The policy with this stored name, or null if the name is not one of a policy. */
export function refundPolicyNamed(name: string): RefundPolicy | null {
  const hours = /^full_refund_(\d+)h$/.exec(name)?.[1];
  return hours === undefined ? null : { fullRefundBeforeHours: Number(hours) };
}

/** The terms in one sentence, as screens and emails show them. */
export const refundTerms = ({ fullRefundBeforeHours }: RefundPolicy = currentRefundPolicy): string =>
  `Full refund if cancelled ${fullRefundBeforeHours} or more hours before the session.`;

/** The refund of a cancellation, in cents. */
export interface Refund {
  refundCents: Cents;
  fullRefund: boolean;
  /** The last instant at which a cancellation by the member is fully refunded. */
  deadline: Date;
  /** Every cancellation drops future payments. */
  dropsOpenInstalments: true;
}

/**
 * The refund for a cancellation at `now`: the full amount paid until exactly the policy's elapsed hours before the
 * start, then nothing. The full amount when the business cancels. Elapsed hours keep the deadline independent of clock
 * changes. Throws a RangeError for an invalid instant or number of cents.
 *
 * @example
 * ```ts
 * import { refundDue } from '@detroit-well/pricing';
 *
 * const startsAt = '2026-12-24T18:00:00-05:00';
 * const { refundCents } = refundDue({ paidCents: 7500, startsAt, now: startsAt, cancelledBy: 'member' });
 * console.log(refundCents); // 0: the session starts now
 * ```
 */
export function refundDue(cancellation: {
  paidCents: Cents;
  startsAt: Instant;
  now: Instant;
  cancelledBy: 'member' | 'business';
  policy?: RefundPolicy;
  /** Until when a member may cancel a session that the business moved, at most until its start. */
  freeUntil?: Instant | null;
}): Refund {
  const { paidCents, startsAt, now, cancelledBy, policy = currentRefundPolicy, freeUntil } = cancellation;
  assertCents(paidCents);
  const starts = millisecondsOf(startsAt);
  const deadline = Math.max(
    starts - policy.fullRefundBeforeHours * hourMs,
    freeUntil == null ? -Infinity : Math.min(millisecondsOf(freeUntil), starts),
  );
  const fullRefund = cancelledBy === 'business' || millisecondsOf(now) <= deadline;
  return {
    refundCents: fullRefund ? paidCents : 0,
    fullRefund,
    deadline: new Date(deadline),
    dropsOpenInstalments: true,
  };
}
