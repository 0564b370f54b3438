import { formatMonthAndDay, type Day } from '@detroit-well/config/studio-time';

/** `November 27 to January 24`; empty without a known day. Expects the days in ascending order. */
export function daysSpan(days: readonly Day[]): string {
  const known = days.filter((day) => day !== '');
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last) return '';
  return first === last
    ? formatMonthAndDay(first)
    : `${formatMonthAndDay(first)} to ${formatMonthAndDay(last)}`;
}

/** Names the list of a course's dates. */
export const courseDatesLabel = 'The dates of the course';
