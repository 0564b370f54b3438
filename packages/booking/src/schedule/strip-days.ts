import { scheduleDays } from '@detroit-well/config/schedule';
import { addDays, formatLongDay, type Day } from '@detroit-well/config/studio-time';
import type { StripDay } from '@detroit-well/ui/patterns/day-strip';
import { closedReason } from './closed-reason.ts';
import { farthestDays, stripStart, type ScheduleFilters } from './filters.ts';
import type { Counted } from './load-schedule.ts';

type HrefOf = (filters: ScheduleFilters) => string;

const sessionsText = (count: number): string => (count === 1 ? '1 session' : `${count} sessions`);

function dayLabel(day: Day, count: number | null): string {
  const [weekday = '', date = ''] = formatLongDay(day).split(', ');
  const what = count === null ? '' : count > 0 ? sessionsText(count) : (closedReason(day) ?? 'no session');
  return [weekday, date, what].filter(Boolean).join(', ');
}

export interface Strip {
  readonly days: readonly StripDay[];
  /** The link to the fortnight before; null in the first one. */
  readonly before: string | null;
  /** The link to the fortnight after; null in the last one. */
  readonly after: string | null;
}

/** The fortnight of the list's first day, with the matching sessions of each day. */
export function stripOf(filters: ScheduleFilters, counted: Counted, today: Day, hrefOf: HrefOf): Strip {
  const first = stripStart(filters, today, scheduleDays);
  const next = addDays(first, scheduleDays);
  const at = (day: Day) => hrefOf({ ...filters, from: day === today ? '' : day });
  // The counts are those of the fortnight that was loaded.
  const facets = stripStart(counted.filters, today, scheduleDays) === first ? counted.facets : null;
  const counts = new Map(facets?.days.map(({ day, count }) => [day, count]));
  const all = Array.from({ length: scheduleDays }, (_, index) => addDays(first, index));
  const current = filters.from || all.find((day) => (counts.get(day) ?? 0) > 0);
  return {
    days: all.map((day, index) => {
      const [weekday = '', date = ''] = formatLongDay(day).split(', ');
      const [month = '', number = ''] = date.split(' ');
      const count = facets ? (counts.get(day) ?? 0) : null;
      return {
        day,
        href: at(day),
        weekday: day === today ? 'Today' : weekday.slice(0, 3),
        number,
        month: index === 0 || number === '1' ? month : undefined,
        count,
        label: dayLabel(day, count),
        isCurrent: day === current,
      };
    }),
    before: first === today ? null : at(addDays(first, -scheduleDays)),
    after: next < addDays(today, farthestDays) ? at(next) : null,
  };
}
