import { addDays, daysBetween, type Day } from './days.ts';
import { assertCents, type Cents } from './money.ts';
import { leastByCard } from './studio-credit.ts';

/** How often a membership renews. */
export type PlanPeriod = 'month' | 'year';

/** What a person bought: the price and period of one version of a plan. */
export interface PlanTerms {
  readonly priceCents: Cents;
  readonly period: PlanPeriod;
}

/** A declined renewal is tried again this many days after the first decline. The last retry ends the grace. */
export const renewalRetryDays = [1, 3, 5, 7] as const;
/** So many days before a payment an email announces it. */
export const renewalNoticeDays = 7;
/** How long the member rate holds after the first decline, and how long one payment then brings the membership back, in days. */
export const membershipGrace = { graceDays: 7, revivalDays: 30 } as const;

const monthsOf: Readonly<Record<PlanPeriod, number>> = { month: 1, year: 12 };

/**
 * The first day of a period, counted from the anchor day, which is the first day of period 0. The day of the month is kept, and
 * is the last day of shorter months: 31 January, 28 February, 31 March. Throws a RangeError for a day that does not exist.
 */
export function periodStart(anchor: Day, period: PlanPeriod, index: number): Day {
  addDays(anchor, 0);
  const [year = 0, month = 0, day = 0] = anchor.split('-').map(Number);
  const months = year * 12 + month - 1 + index * monthsOf[period];
  const [inYear, inMonth] = [Math.floor(months / 12), months % 12];
  const lastDay = new Date(Date.UTC(inYear, inMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(inYear, inMonth, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** A pause: the first day without billing and benefits, and the first day with both again. */
export interface Pause {
  readonly from: Day;
  readonly until: Day;
}

/** A membership as far as its state on a day depends on it. */
export interface MembershipFacts {
  /** The first day that is not paid yet. Null for a granted membership without an end. */
  readonly paidUntil: Day | null;
  /** Whether somebody renews it: false for granted ones, and for those that their member cancelled. */
  readonly renews: boolean;
  readonly pause?: Pause | null;
}

/** The state of a membership on a day (SPEC OFFICE 6). `expired` can be revived for 30 days. */
export type MembershipState = 'active' | 'past_due' | 'paused' | 'cancelled' | 'expired';

/**
 * The state on a day. The member rate holds while `active` and `past_due`: seven days after a renewal that was declined.
 * A membership that does not renew is `cancelled` from the first day that is not paid.
 */
export function membershipState({ paidUntil, renews, pause }: MembershipFacts, today: Day): MembershipState {
  if (pause && pause.from <= today && today < pause.until) return 'paused';
  if (paidUntil === null || today < paidUntil) return 'active';
  if (!renews) return 'cancelled';
  return today < addDays(paidUntil, membershipGrace.graceDays) ? 'past_due' : 'expired';
}

/** Whether a membership gives the member rate on a day. */
export const hasMemberRate = (facts: MembershipFacts, day: Day): boolean =>
  ['active', 'past_due'].includes(membershipState(facts, day));

/** The last day on which one payment brings back a membership whose renewal was declined. */
export const revivableUntil = (paidUntil: Day): Day =>
  addDays(paidUntil, membershipGrace.graceDays + membershipGrace.revivalDays);

/** How long a pause is: at least the shortest month, in days, and at most three months. */
export const pauseLimits = { leastDays: 14, mostMonths: 3 } as const;

/** The last day on which a pause from a day may end. */
export const pauseEndsBy = (from: Day): Day => periodStart(from, 'month', pauseLimits.mostMonths);

/**
 * Why a membership cannot be paused for these days; null if it can. A pause begins inside the paid time or on the day of the next
 * payment, so that no payment falls between the request and its first day.
 */
export function pauseRefusal(
  { from, until }: Pause,
  { paidUntil, today }: { readonly paidUntil: Day; readonly today: Day },
): 'past' | 'after_next_payment' | 'too_short' | 'too_long' | null {
  if (from < today) return 'past';
  if (from > paidUntil) return 'after_next_payment';
  if (until < addDays(from, pauseLimits.leastDays)) return 'too_short';
  return until > pauseEndsBy(from) ? 'too_long' : null;
}

/**
 * The first unpaid day after a pause that begins inside the paid time, or with the next payment: it moves by as many days as the
 * pause has.
 */
export const paidUntilAfterPause = (paidUntil: Day, { from, until }: Pause): Day =>
  from <= paidUntil ? addDays(paidUntil, daysBetween(from, until)) : paidUntil;

/** What a change of the plan costs and when. */
export interface PlanChange {
  readonly dueNow: Cents;
  /** What the unused days of the paid period are worth, taken off the new price. */
  readonly credit: Cents;
  readonly nextAmount: Cents;
  readonly nextOn: Day;
}

/** What a plan costs in a year, so that plans with other periods compare. */
const yearly = ({ priceCents, period }: PlanTerms): Cents => priceCents * (12 / monthsOf[period]);

/** Whether a plan costs more for the same time, or is paid further ahead. */
const isDearer = (from: PlanTerms, to: PlanTerms): boolean =>
  yearly(to) > yearly(from) ||
  (monthsOf[to.period] > monthsOf[from.period] && to.priceCents > from.priceCents);

/**
 * The price of changing from one plan to another. A dearer one begins today: the unused days of the paid period are credited,
 * rounded half up to a cent, and the new period starts. A card pays at least 50 cents, so the credit leaves them. A cheaper one begins
 * with the next renewal and costs nothing before; so does a dearer one while the unused days are worth more than its price, because
 * nothing that was paid may be lost.
 *
 * @param paid the paid period: its first day, and the first day after it.
 */
export function planChange(
  from: PlanTerms,
  to: PlanTerms,
  paid: { readonly from: Day; readonly until: Day },
  today: Day,
): PlanChange {
  assertCents(from.priceCents);
  assertCents(to.priceCents);
  const days = daysBetween(paid.from, paid.until);
  const left = Math.min(Math.max(daysBetween(today, paid.until), 0), days);
  const unused = Math.round((from.priceCents * left) / days);
  if (!isDearer(from, to) || unused > to.priceCents)
    return { dueNow: 0, credit: 0, nextAmount: to.priceCents, nextOn: paid.until };
  const credit = Math.min(unused, Math.max(0, to.priceCents - leastByCard));
  return {
    dueNow: to.priceCents - credit,
    credit,
    nextAmount: to.priceCents,
    nextOn: periodStart(today, to.period, 1),
  };
}
