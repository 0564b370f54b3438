import { millisecondsOf } from './instants.ts';
import { assertCents } from './money.ts';
import type { Instant } from './instants.ts';
import type { Cents } from './money.ts';

/** The promise a registration was bought with; it is kept with the registration (SPEC-B 10.7). */
export type RefundPolicy = { fullRefundBeforeHours: number };

export const currentRefundPolicy: RefundPolicy = { fullRefundBeforeHours: 24 };

export type Refund = {
  refundCents: Cents;
  fullRefund: boolean;
  /** The last instant at which the person who booked gets everything back. */
  deadline: Date;
  /** Payments that are still to come are dropped whoever cancels and whenever. */
  dropsOpenInstalments: true;
};

const hourMs = 3_600_000;

/**
 * What comes back when a registration is cancelled at `now`: all that was paid up to 24 elapsed hours before
 * the start, that instant included, and nothing later; everything when the business cancels. Elapsed hours,
 * so a clock change between the two does not shift the line.
 */
export function refundDue(cancellation: {
  paidCents: Cents;
  startsAt: Instant;
  now: Instant;
  cancelledBy: 'member' | 'business';
  policy?: RefundPolicy;
}): Refund {
  const { paidCents, startsAt, now, cancelledBy, policy = currentRefundPolicy } = cancellation;
  assertCents(paidCents);
  const deadline = millisecondsOf(startsAt) - policy.fullRefundBeforeHours * hourMs;
  const fullRefund = cancelledBy === 'business' || millisecondsOf(now) <= deadline;
  return {
    refundCents: fullRefund ? paidCents : 0,
    fullRefund,
    deadline: new Date(deadline),
    dropsOpenInstalments: true,
  };
}
