import { formatFullDay, formatMediumDay, isInstant } from '@detroit-well/config/studio-time';
import type { Day } from '@detroit-well/config/studio-time';

const isDay = (day: Day): boolean => isInstant(`${day}T00:00:00Z`);

/** `June 3, 1981` for `1981-06-03`; the text itself where it is no day. */
export function longDay(day: Day): string {
  return isDay(day) ? formatFullDay(day) : day;
}

/** `Jun 3, 1981` for `1981-06-03`; the text itself where it is no day. */
export function mediumDay(day: Day): string {
  return isDay(day) ? formatMediumDay(day) : day;
}
