import type { OwnMembership } from '@detroit-well/api-client/contract';
import { addDays, toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents, revivableUntil } from '@detroit-well/pricing';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { endedRefundStatuses, isOneOf } from '../../platform/database/schema/statuses.ts';
import { openMonths } from '../booking/ledger/included-uses.ts';
import { changeRefusal } from './change-refusal.ts';
import { currentState } from './follow-dates.ts';
import type { MembershipRecord } from './membership-records.ts';
import { canPause, paidUntilOf, pauseOf } from './pause.ts';

/** True if one payment now pays a declined renewal, or brings the membership back. */
export function canPay(membership: MembershipRecord, today: string): boolean {
  const { source, paidUntil, cancelAtPeriodEnd } = membership;
  if (source !== 'bought' || paidUntil === null || cancelAtPeriodEnd) return false;
  const state = currentState(membership, today);
  return state === 'past_due' || (state === 'expired' && today <= revivableUntil(paidUntil));
}

/** True if it renews. */
export const canCancel = (membership: MembershipRecord, today: string): boolean =>
  membership.source === 'bought' &&
  !membership.cancelAtPeriodEnd &&
  isOneOf(['active', 'past_due', 'paused'], currentState(membership, today));

/** True if a cancellation can be taken back, or a pause be ended. */
export const canResume = (membership: MembershipRecord, today: string): boolean =>
  (membership.cancelAtPeriodEnd || pauseOf(membership) !== null) &&
  isOneOf(['active', 'paused'], currentState(membership, today));

/** A membership as its member sees it. */
export function membershipView(membership: MembershipRecord, now: Date): OwnMembership {
  const today = studioDay(now);
  const { id, tier, planId, source, cents, period, startDate, endDate, card } = membership;
  const isBought = source === 'bought';
  const isOver = (status: string) => isOneOf(endedRefundStatuses, status);
  return {
    id,
    name: tier,
    plan_id: isBought ? planId : null,
    state: currentState(membership, today),
    source,
    price: isBought && cents !== null ? fromCents(cents) : null,
    period: isBought ? period : null,
    start_date: startDate,
    end_date: endDate,
    paid_until: paidUntilOf(membership),
    next_payment_on: nextPaymentOn(membership, today),
    cancel_at_period_end: membership.cancelAtPeriodEnd,
    can_pay: canPay(membership, today),
    can_cancel: canCancel(membership, today),
    next_plan: nextPlanView(membership),
    can_change: changeRefusal(membership, today) === null,
    pause_from: membership.pauseFrom,
    pause_until: membership.pauseUntil,
    can_pause: canPause(membership, today),
    can_resume: canResume(membership, today),
    included_sessions: includedView(membership, today),
    card: isBought ? card : null,
    payments: membership.payments
      .filter(({ kind, status }) => kind === 'charge' && status === 'succeeded')
      .map((charge) => ({
        id: charge.id,
        at: toStudioIso(charge.createdMs),
        amount: fromCents(charge.cents),
        name: charge.plan ?? tier,
        refunded_amount: fromCents(
          membership.payments
            .filter(({ refundOfId, status }) => refundOfId === charge.id && !isOver(status))
            .reduce((sum, { cents: back }) => sum + back, 0),
        ),
      })),
  };
}

/** The months with included sessions. None where it gives nothing today. */
function includedView(membership: MembershipRecord, today: string): OwnMembership['included_sessions'] {
  const { perMonth } = membership;
  if (perMonth === null) return null;
  const isLive = isOneOf(['active', 'past_due'], currentState(membership, today));
  return {
    per_month: perMonth,
    months: openMonths(membership, today, isLive).map(({ from, until, left, isGivenBack }) => ({
      starts_on: from,
      ends_on: addDays(until, -1),
      left,
      given_back: isGivenBack,
    })),
  };
}

const nextPlanView = ({ nextPlan }: MembershipRecord): OwnMembership['next_plan'] =>
  nextPlan && {
    plan_id: nextPlan.planId,
    name: nextPlan.name,
    price: fromCents(nextPlan.cents),
    period: nextPlan.period,
  };

/** When the next payment is charged. */
export function nextPaymentOn(membership: MembershipRecord, today: string): string | null {
  const { cancelAtPeriodEnd, nextAttemptMs } = membership;
  if (cancelAtPeriodEnd) return null;
  const state = currentState(membership, today);
  if (state === 'active' || state === 'paused') return paidUntilOf(membership);
  return state === 'past_due' && nextAttemptMs !== null ? studioDay(new Date(nextAttemptMs)) : null;
}
