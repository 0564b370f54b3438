import type { OwnMembership } from '@detroit-well/api-client/contract';
import { addDays, toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents, revivableUntil } from '@detroit-well/pricing';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { endedRefundStatuses, isOneOf } from '../../platform/database/schema/statuses.ts';
import { bankWords } from '../payments/port/bank-words.ts';
import { openMonths } from '../booking/ledger/included-uses.ts';
import { changeRefusal } from './change-refusal.ts';
import { currentState } from './follow-dates.ts';
import type { MembershipRecord } from './membership-records.ts';
import { nextPrice, nextSold, ownTermsOn, withDiscount } from './next-terms.ts';
import { canPause, paidUntilOf, pauseOf } from './pause.ts';

/** True if one payment now pays a declined renewal, or brings the membership back. */
export function canPay(membership: MembershipRecord, today: string): boolean {
  const { source, paidUntil, cancelAtPeriodEnd } = membership;
  if (source !== 'bought' || paidUntil === null || cancelAtPeriodEnd) return false;
  const state = currentState(membership, today);
  return state === 'past_due' || (state === 'expired' && today <= revivableUntil(paidUntil));
}

/** True if it renews, or would with a card. */
export const takesCard = (membership: MembershipRecord, today: string): boolean =>
  membership.source === 'bought' &&
  !membership.cancelAtPeriodEnd &&
  isOneOf(['active', 'past_due', 'paused'], currentState(membership, today));

/** True if it renews. */
export const canCancel = (membership: MembershipRecord, today: string): boolean =>
  membership.renews && takesCard(membership, today);

/** Whether a card is charged for the next period. */
export const renews = ({ source, renews: goesOn, cancelAtPeriodEnd }: MembershipRecord): boolean =>
  source === 'bought' && goesOn && !cancelAtPeriodEnd;

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
    price: isBought && cents !== null ? fromCents(ownPrice(membership, cents)) : null,
    period: isBought ? period : null,
    start_date: startDate,
    end_date: endDate,
    paid_until: paidUntilOf(membership),
    next_payment_on: nextPaymentOn(membership, today),
    renews: renews(membership),
    cancel_at_period_end: membership.cancelAtPeriodEnd,
    can_pay: canPay(membership, today),
    bank_said: canPay(membership, today) ? bankSaid(membership) : null,
    can_cancel: canCancel(membership, today),
    ...nextPriceView(membership, today),
    next_plan: nextPlanView(membership),
    can_change: changeRefusal(membership, today) === null,
    pause_from: membership.pauseFrom,
    pause_until: membership.pauseUntil,
    can_pause: canPause(membership, today),
    can_resume: canResume(membership, today),
    included_sessions: includedView(membership, today),
    card: isBought ? card : null,
    card_ends_on: cardEndsOn(membership, today),
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

/** What the bank said to the last attempt. */
function bankSaid({ payments }: MembershipRecord): string | null {
  const last = payments.find(
    ({ kind, status }) => kind === 'charge' && isOneOf(['failed', 'cancelled'], status),
  );
  return bankWords(last?.failureCode ?? null);
}

/** The last day of a card that ends before the next payment. */
function cardEndsOn(membership: MembershipRecord, today: string): string | null {
  const next = membership.source === 'bought' ? nextPaymentOn(membership, today) : null;
  const { cardEndsOn: lastDay } = membership;
  return next !== null && lastDay !== null && lastDay < next ? lastDay : null;
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

function nextPlanView(membership: MembershipRecord): OwnMembership['next_plan'] {
  const { nextPlan } = membership;
  return (
    nextPlan && {
      plan_id: nextPlan.planId,
      name: nextPlan.name,
      price: fromCents(withDiscount(membership, nextPlan, nextPlan.planId).cents ?? nextPlan.cents),
      period: nextPlan.period,
    }
  );
}

/** What a period costs, with the promo code as long as that lasts. */
const ownPrice = (membership: MembershipRecord, cents: number): number =>
  withDiscount(membership, ownTermsOn(membership, null), membership.planId).cents ?? cents;

/** What the next payment costs, also one that only the member can start; null: none follows. */
function nextCents(membership: MembershipRecord, today: string): number | null {
  if (currentState(membership, today) === 'expired')
    return canPay(membership, today) ? nextSold(membership, today).cents : null;
  return renews(membership) ? nextSold(membership).cents : null;
}

/** What the next payment costs, and the first one that costs something else. */
export function nextPriceView(membership: MembershipRecord, today: string) {
  const isBought = membership.source === 'bought';
  const next = isBought ? nextCents(membership, today) : null;
  const changes = isBought ? nextPrice(membership) : null;
  return {
    next_amount: next === null ? null : fromCents(next),
    price_changes_on: changes?.on ?? null,
    new_price: changes ? fromCents(changes.cents) : null,
  };
}

/** When the next payment is charged. */
export function nextPaymentOn(membership: MembershipRecord, today: string): string | null {
  const { nextAttemptMs } = membership;
  if (!renews(membership)) return null;
  const state = currentState(membership, today);
  if (state === 'active' || state === 'paused') return paidUntilOf(membership);
  return state === 'past_due' && nextAttemptMs !== null ? studioDay(new Date(nextAttemptMs)) : null;
}
