import { weekdays, type Weekday } from '@detroit-well/api-client/contract';
import type { Day } from '@detroit-well/config/studio-time';
import { Temporal } from 'temporal-polyfill';
import { addDays, studioInstant } from '../../platform/clock/studio-calendar.ts';

/** When the sessions of a series take place, in studio days and wall times (`HH:MM`). */
export interface SeriesRule {
  readonly weekdays: readonly Weekday[];
  /** Every how many weeks, counted from the week of the first day. */
  readonly interval: number;
  readonly startDate: Day;
  readonly startTime: string;
  /** Earlier than the start: on the next day. */
  readonly endTime: string;
  /** The last possible day, inclusive; null if the series has no end. */
  readonly until: Day | null;
}

const weekdayOf = (day: Day): number => Temporal.PlainDate.from(day).dayOfWeek % 7;
/** The Sunday on or before a day. */
const weekOf = (day: Day): Day => addDays(day, -weekdayOf(day));

/** The day of the same week that is the given weekday. */
export const sameWeek = (day: Day, weekday: Weekday): Day => addDays(weekOf(day), weekdays.indexOf(weekday));

export const weekdayName = (day: Day): Weekday => weekdays[weekdayOf(day)] ?? 'sunday';

/** The days of a rule in order, from its first day or `from`, to its end or `to`, inclusive. */
export function* daysOf(rule: SeriesRule, { from, to }: { from?: Day; to: Day }): Generator<Day> {
  const first = from !== undefined && from > rule.startDate ? from : rule.startDate;
  const last = rule.until !== null && rule.until < to ? rule.until : to;
  const offsets = rule.weekdays.map((weekday) => weekdays.indexOf(weekday)).toSorted((a, b) => a - b);
  for (let week = weekOf(rule.startDate); week <= last; week = addDays(week, 7 * rule.interval)) {
    for (const offset of offsets) {
      const day = addDays(week, offset);
      if (day >= first && day <= last) yield day;
    }
  }
}

/** The day on which the `count`-th date from `from` on is. Only days that are held count; null if there are not so many in ten years. */
export function lastDayOf(
  rule: SeriesRule,
  count: number,
  isHeld: (day: Day) => boolean,
  from = rule.startDate,
): Day | null {
  let held = 0;
  for (const day of daysOf(rule, { from, to: addDays(from, 3_660) })) {
    if (isHeld(day) && (held += 1) === count) return day;
  }
  return null;
}

/**
 * Start and end of the session on a day of the rule. A wall time that occurs twice is the first one, one that does not exist
 * moves forward. The end is the wall time as printed, so a night with a clock change is an hour shorter or longer.
 */
export function timesOn(
  { startTime, endTime }: Pick<SeriesRule, 'startTime' | 'endTime'>,
  day: Day,
): { readonly startsAt: Date; readonly endsAt: Date } {
  return {
    startsAt: studioInstant(day, startTime),
    endsAt: studioInstant(endTime <= startTime ? addDays(day, 1) : day, endTime),
  };
}
