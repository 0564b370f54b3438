import { addDays, type Day } from './days.ts';
import { membershipGrace, periodStart, type MembershipFacts } from './memberships.ts';
import type { PayableSession } from './passes.ts';

/** A membership as far as its included sessions depend on it. */
export interface IncludingMembership extends MembershipFacts {
  /** The number of sessions that a month includes. */
  readonly perMonth: number;
  readonly startDate: Day;
  /** The day from which its months count, and how many months of it lie before that day. */
  readonly anchor: Day;
  readonly monthsBefore: number;
  /** The day of the first decline of the renewal that is due. */
  readonly declinedOn?: Day | null;
  /** The last day with benefits; null if none is set. */
  readonly endDate?: Day | null;
}

/** A month of a membership, as far as it is paid. */
export interface IncludedMonth {
  /** 0, 1, 2 over the whole membership. It never changes, whatever moves the anchor day. */
  readonly month: number;
  readonly from: Day;
  /** The first day after it. */
  readonly until: Day;
}

/** So many months can be booked ahead. */
const mostMonths = 12;

/** The month that a day belongs to, counted from the anchor day, whose month is 0. */
export function monthIndex(anchor: Day, day: Day): number {
  const months = (of: Day) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));
  const index = months(day) - months(anchor);
  return periodStart(anchor, 'month', index) <= day ? index : index - 1;
}

/** The first day without benefits, as far as is known today. Null: no end. */
function coveredUntil(
  { paidUntil, renews, pause, endDate, declinedOn }: IncludingMembership,
  today: Day,
): Day | null {
  const ends = [
    paidUntil !== null && renews && paidUntil <= today
      ? addDays(declinedOn ?? paidUntil, membershipGrace.graceDays)
      : paidUntil,
    endDate ? addDays(endDate, 1) : null,
    pause?.from,
  ].filter((each) => each != null);
  return ends.toSorted()[0] ?? null;
}

/**
 * The months whose included sessions can be used today: the current one, and later ones that are paid already. A month ends with the
 * paid time, with the grace of a declined renewal, or where a pause begins. None while it is paused or over.
 */
export function includedMonths(membership: IncludingMembership, today: Day): IncludedMonth[] {
  const { anchor, monthsBefore, startDate } = membership;
  const end = coveredUntil(membership, today);
  const begin = today < startDate ? startDate : today;
  const first = monthIndex(anchor, begin);
  const months: IncludedMonth[] = [];
  for (let index = first; index < first + mostMonths; index += 1) {
    const from = periodStart(anchor, 'month', index);
    if (end !== null && end <= (index === first ? begin : from)) break;
    const next = periodStart(anchor, 'month', index + 1);
    const until = end !== null && end < next ? end : next;
    months.push({ month: Math.max(0, monthsBefore + index), from, until });
  }
  return months;
}

/** A month that may pay for a session, with or without what is left of it. */
interface MonthToPayFrom {
  readonly from: Day;
  /** The first day after it. */
  readonly until: Day;
  readonly left?: number;
}

/**
 * The month that pays for a session: of those in which it takes place, the first with something left, or the first. Never a
 * course.
 */
export function includedMonthFor<Month extends MonthToPayFrom>(
  months: readonly Month[],
  { day, meetings }: PayableSession,
): Month | null {
  if (meetings !== 1) return null;
  const open = months.filter(({ from, until }) => from <= day && day < until);
  return open.find(({ left }) => left !== 0) ?? open[0] ?? null;
}

/** The number of included sessions of a month that are left. */
export const includedLeft = (perMonth: number, used: readonly number[]): number =>
  Math.max(0, perMonth - used.length);

/** The included session of a month that the next registration uses: the lowest number that is free. Null: none is left. */
export function nextIncluded(perMonth: number, used: readonly number[]): number | null {
  if (includedLeft(perMonth, used) === 0) return null;
  const taken = new Set(used);
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}
