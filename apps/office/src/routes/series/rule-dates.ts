import type { OfficeClosure, OfficeSeries } from '@detroit-well/api-client';
import { addDays, type Day } from '@detroit-well/config/studio-time';

/** Sunday to Saturday, by their names in the contract. */
export const weekdayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type WeekdayName = OfficeSeries['weekdays'][number];

export interface Repeat {
  readonly weekdays: readonly WeekdayName[];
  readonly interval: number;
  readonly start_date: Day;
  readonly count: number | null;
  readonly until: Day | null;
}

/** A day of the rule, and why it has no session. */
export interface RuleDate {
  readonly day: Day;
  readonly closed: string | null;
}

/** How far the dates of a rule without an end are looked for. */
const mostWeeks = 520;

/** The first dates of a rule, for people to look at before they save it. The server decides what it makes. */
export function firstDates(
  { weekdays, interval, start_date: start, count, until }: Repeat,
  closures: readonly Pick<OfficeClosure, 'start_date' | 'end_date' | 'reason'>[],
  most: number,
): RuleDate[] {
  const offsets = weekdays.map((name) => weekdayNames.indexOf(name)).toSorted((one, other) => one - other);
  const sunday = addDays(start, -new Date(`${start}T00:00:00Z`).getUTCDay());
  const dates: RuleDate[] = [];
  let held = 0;
  for (let week = 0; week < mostWeeks && offsets.length > 0; week += interval) {
    for (const offset of offsets) {
      const day = addDays(sunday, week * 7 + offset);
      if (day < start) continue;
      const isOver = (until !== null && day > until) || held === count || dates.length === most;
      if (isOver) return dates;
      const closed = closures.find(({ start_date, end_date }) => start_date <= day && day <= end_date);
      if (!closed) held += 1;
      dates.push({ day, closed: closed?.reason ?? null });
    }
  }
  return dates;
}
