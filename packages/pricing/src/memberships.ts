import { addDays, daysBetween, type Day } from './days.ts';
import { assertCents, type Cents } from './money.ts';
import { leastByCard } from './studio-credit.ts';

/** The interval of the renewals of a membership. */
export type PlanPeriod = 'month' | 'year';

/** The terms that a person bought: the price and period of one version of a plan. */
export interface PlanTerms {
  readonly priceCents: Cents;
  readonly period: PlanPeriod;
  /** Plans with one name are one offer, which is paid by month or by year. */
  readonly name?: string;
  /** What a promo code takes off each period that is charged. */
  readonly offCents?: Cents;
}

/** A declined renewal is tried again this many days after the first decline. The last retry ends the grace. */
export const renewalRetryDays = [1, 3, 5, 7] as const;
/** So many days before a payment an email announces it. */
export const renewalNoticeDays = 7;
/** So many days before a payment an email says that the card will have ended. */
export const cardNoticeDays = 14;
/** A higher price costs the first renewal that comes so many days after its notice, or later. */
export const priceNoticeDays = 30;
/**
 * The days for which the member rate holds after the first decline, and those for which one payment then brings the membership
 * back.
 */
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
  /** False for granted memberships, and for those that their member cancelled. */
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

/** True if a membership gives the member rate on a day. */
export const hasMemberRate = (facts: MembershipFacts, day: Day): boolean =>
  ['active', 'past_due'].includes(membershipState(facts, day));

/** The last day on which one payment brings back a membership whose renewal was declined. */
export const revivableUntil = (paidUntil: Day): Day =>
  addDays(paidUntil, membershipGrace.graceDays + membershipGrace.revivalDays);

/** The length of a pause: at least the shortest month, in days, and at most three months. */
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

/** The cost of a change of the plan, and its day. */
export interface PlanChange {
  readonly dueNow: Cents;
  /** The value of the unused days of the paid time, taken off the new price. */
  readonly credit: Cents;
  /** The number of periods of the new plan that `dueNow` and `credit` pay; 0: it begins with the next payment. */
  readonly periods: number;
  readonly nextAmount: Cents;
  readonly nextOn: Day;
}

/** The time that was paid at the price of a plan. */
export interface PaidTime {
  readonly from: Day;
  /** The first day after it, later by the days of pauses. */
  readonly until: Day;
  /** The number of periods without pauses, usually 1. */
  readonly periods?: number;
  /** What was paid for each of them; absent: the price. */
  readonly cents?: Cents | null;
}

/** The price of a plan for a year, so that plans with other periods compare. */
const yearly = ({ priceCents, period }: PlanTerms): Cents => priceCents * (12 / monthsOf[period]);

/** True if a plan is an upgrade: it costs more a year, and is not the same offer, paid more often. */
const isDearer = (from: PlanTerms, to: PlanTerms): boolean =>
  yearly(to) > yearly(from) &&
  !(from.name && from.name === to.name && monthsOf[to.period] < monthsOf[from.period]);

/** True if a plan is paid further ahead, such as by year instead of by month. */
const isPaidAhead = (from: PlanTerms, to: PlanTerms): boolean =>
  monthsOf[to.period] > monthsOf[from.period] && to.priceCents > from.priceCents;

/** The value of the unused days: each at its share of the period in which it lies, rounded half up to a cent in all. */
function unusedCents({ priceCents, period }: PlanTerms, paid: PaidTime, today: Day): Cents {
  const { from, until, periods = 1, cents } = paid;
  const paidCents = cents ?? priceCents;
  const withoutPauses = addDays(periodStart(from, period, periods), -daysBetween(today, until));
  let unused = 0;
  let begin = from;
  for (let index = 1; index <= periods; index += 1) {
    const end = periodStart(from, period, index);
    const days = daysBetween(begin, end);
    unused += (paidCents * Math.min(Math.max(daysBetween(withoutPauses, end), 0), days)) / days;
    begin = end;
  }
  return Math.round(unused);
}

/**
 * The price of changing from one plan to another. One that costs more a year begins today: the unused days are credited, and pay with
 * the charge as many whole periods as cost at least 50 cents more, the least that a card can pay. So does one that is paid further
 * ahead, if one period is enough. Any other begins with the next renewal and costs nothing before, and so does the same offer by
 * month instead of by year.
 *
 * @example
 * ```ts
 * import { planChange } from '@detroit-well/pricing';
 *
 * const year = { priceCents: 49_000, period: 'year' } as const;
 * const month = { priceCents: 10_000, period: 'month' } as const;
 * const paid = { from: '2026-11-25', until: '2027-11-25' };
 * // { dueNow: 9995, credit: 40005, periods: 5, nextAmount: 10000, nextOn: '2027-06-30' }
 * console.log(planChange(year, month, paid, '2027-01-31'));
 * ```
 */
export function planChange(from: PlanTerms, to: PlanTerms, paid: PaidTime, today: Day): PlanChange {
  assertCents(from.priceCents);
  assertCents(to.priceCents);
  const credit = unusedCents(from, paid, today);
  const cents = to.priceCents - (to.offCents ?? 0);
  const periods = Math.ceil((credit + leastByCard) / cents);
  const nextAmount = cents;
  if (isDearer(from, to) || (isPaidAhead(from, to) && periods === 1))
    return {
      dueNow: periods * cents - credit,
      credit,
      periods,
      nextAmount,
      nextOn: periodStart(today, to.period, periods),
    };
  return { dueNow: 0, credit: 0, periods: 0, nextAmount, nextOn: paid.until };
}
