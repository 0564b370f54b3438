import {
  membershipDiscount,
  planChange,
  periodStart,
  type MembershipDiscount,
  type PaidTime,
  type PlanChange,
  type PlanPeriod,
} from '@detroit-well/pricing';
import type * as z from 'zod';
import type { ProblemError } from '../../platform/calls/problem.ts';
import { currentState } from './follow-dates.ts';
import type { lastPaidRow, MembershipRecord } from './membership-records.ts';

export interface PaidPlan {
  readonly name: string;
  readonly anchorDay: string;
  readonly paidPeriods: number;
  readonly paidUntil: string;
  readonly lastPaid: z.output<typeof lastPaidRow>;
  readonly cents: number;
  readonly period: PlanPeriod;
  readonly discount: MembershipDiscount | null;
}

/** A change with what a promo code takes off what is charged now. */
export interface ChargedChange extends PlanChange {
  readonly offCents: number;
  /** What payments cost after the last one that the code lowers; null: they all cost `nextAmount`. */
  readonly laterAmount: number | null;
}

/**
 * The cost of a change from the plan that is paid to another one. A promo code goes on if it is also for that plan. One that has fewer
 * payments left than the change pays at once lowers only what comes after it.
 */
export function changeOf(
  has: PaidPlan,
  to: Pick<PaidPlan, 'name' | 'cents' | 'period'> & { readonly planId: string },
  today: string,
): ChargedChange {
  const { discount } = has;
  const off = (index: number) =>
    membershipDiscount({ priceCents: to.cents, planId: to.planId }, discount, index);
  const change = (offCents: number) =>
    planChange(termsOf(has), { ...termsOf(to), offCents }, paidTime(has), today);
  const lowered = change(off(0));
  const { periods } = lowered;
  if (off(0) === 0) return { ...lowered, offCents: 0, laterAmount: null };
  const isForAll = discount?.paymentsLeft === null;
  const isCharged = periods > 0 && off(periods - 1) > 0;
  const nextOff = off(isCharged ? periods : 0);
  return {
    ...(isCharged || periods === 0 ? lowered : change(0)),
    offCents: isCharged ? periods * off(0) : 0,
    nextAmount: to.cents - nextOff,
    laterAmount: isForAll || nextOff === 0 ? null : to.cents,
  };
}

const termsOf = ({ name, cents, period }: Pick<PaidPlan, 'name' | 'cents' | 'period'>) => ({
  name,
  priceCents: cents,
  period,
});

/** After a pause, the periods count from the first unpaid day, so the last payment says what is paid. */
function paidTime({ anchorDay, paidPeriods, paidUntil, lastPaid, period }: PaidPlan): PaidTime {
  if (paidPeriods > 0)
    return { from: anchorDay, until: paidUntil, periods: paidPeriods, cents: lastPaid?.cents ?? null };
  return { from: periodStart(anchorDay, period, -1), ...lastPaid, until: paidUntil };
}

interface Refusal {
  readonly code: Extract<ProblemError['code'], 'membership_paused' | 'not_renewing'>;
  readonly message: string;
}

/** Why the plan of a membership cannot be changed now; null if it can. */
export function changeRefusal(membership: MembershipRecord, today: string): Refusal | null {
  const { source, cancelAtPeriodEnd, pauseFrom } = membership;
  const state = currentState(membership, today);
  if (source !== 'bought' || !['active', 'past_due', 'paused'].includes(state))
    return {
      code: 'not_renewing',
      message: 'Only a membership that you bought and that renews has a plan to change.',
    };
  if (pauseFrom !== null)
    return {
      code: 'membership_paused',
      message: 'Your membership has a pause. End it, then change the plan.',
    };
  if (state === 'past_due')
    return { code: 'not_renewing', message: 'A payment is due. Pay it, then change the plan.' };
  if (!membership.renews)
    return {
      code: 'not_renewing',
      message: 'This membership is paid for one period. Store a card, then change the plan.',
    };
  if (cancelAtPeriodEnd)
    return { code: 'not_renewing', message: 'Your membership is cancelled. Keep it, then change the plan.' };
  return null;
}
