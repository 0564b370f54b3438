import type { OfficeSeries } from '@detroit-well/api-client';
import { formatMediumDay, formatTimeRange, studioInstant } from '@detroit-well/config/studio-time';
import { weekdayNames, type WeekdayName } from './rule-dates.ts';

export const weekdayText = (name: WeekdayName): string => name.charAt(0).toUpperCase() + name.slice(1);

const and = new Intl.ListFormat('en-US');

/** `Every 2 weeks on Sunday and Tuesday`. */
export function repeatText({ weekdays, interval }: Pick<OfficeSeries, 'weekdays' | 'interval'>): string {
  const days = weekdayNames.filter((name) => weekdays.includes(name)).map(weekdayText);
  return `${interval === 1 ? 'Every week' : `Every ${interval} weeks`} on ${and.format(days)}`;
}

/** `10:00 AM – 11:30 AM`, by the clock of any day. */
export function timesText({ start_time, end_time }: Pick<OfficeSeries, 'start_time' | 'end_time'>): string {
  const end = studioInstant(end_time < start_time ? '2026-01-02' : '2026-01-01', end_time);
  return formatTimeRange(studioInstant('2026-01-01', start_time), end);
}

/** `After 6 sessions`, `On Dec 15, 2026` or `Never`. */
export function endText({ count, until }: Pick<OfficeSeries, 'count' | 'until'>): string {
  if (count !== null) return count === 1 ? 'After 1 session' : `After ${count} sessions`;
  return until === null ? 'Never' : `On ${formatMediumDay(until)}`;
}
