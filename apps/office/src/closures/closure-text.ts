import type { OfficeClosure } from '@detroit-well/api-client';
import { formatMediumDay } from '@detroit-well/config/studio-time';

/** `Nov 26, 2026` or `Nov 26, 2026 to Nov 27, 2026`. */
export const closureDays = ({
  start_date: first,
  end_date: last,
}: Pick<OfficeClosure, 'start_date' | 'end_date'>): string =>
  first === last ? formatMediumDay(first) : `${formatMediumDay(first)} to ${formatMediumDay(last)}`;

/** `1 session` or `2 sessions`. */
export const sessionsText = (count: number): string => (count === 1 ? '1 session' : `${count} sessions`);

/** `Nobody`, `1 person` or `12 people`. */
export function peopleText(count: number): string {
  if (count === 0) return 'Nobody';
  return count === 1 ? '1 person' : `${count} people`;
}
