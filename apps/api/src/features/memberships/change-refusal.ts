import { planChange, periodStart, type PlanChange, type PlanPeriod } from '@detroit-well/pricing';
import type { ProblemError } from '../../platform/calls/problem.ts';
import { currentState } from './follow-dates.ts';
import type { MembershipRecord } from './membership-records.ts';

interface PaidPlan {
  readonly anchorDay: string;
  readonly paidPeriods: number;
  readonly paidUntil: string;
  readonly cents: number;
  readonly period: PlanPeriod;
}

/** What a change from the plan that is paid to another one costs. */
export const changeOf = (
  { anchorDay, paidPeriods, paidUntil, cents, period }: PaidPlan,
  to: { readonly cents: number; readonly period: PlanPeriod },
  today: string,
): PlanChange =>
  planChange(
    { priceCents: cents, period },
    { priceCents: to.cents, period: to.period },
    { from: periodStart(anchorDay, period, paidPeriods - 1), until: paidUntil },
    today,
  );

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
  if (cancelAtPeriodEnd)
    return { code: 'not_renewing', message: 'Your membership is cancelled. Keep it, then change the plan.' };
  return null;
}
