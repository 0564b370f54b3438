import { formatMediumDate } from '@detroit-well/config/studio-time';

/** `Mar 2026`, or `Nov 2026 to Jan 2027`; empty without dates. Expects the instants in ascending order. */
export function monthsSpan(instants: readonly string[]): string {
  const month = (instant: string): string => {
    const [monthAndDay = '', year = ''] = formatMediumDate(instant).split(', ');
    return `${monthAndDay.split(' ')[0]} ${year}`;
  };
  const first = instants[0];
  const last = instants.at(-1);
  if (!first || !last) return '';
  return month(first) === month(last) ? month(first) : `${month(first)} to ${month(last)}`;
}
