import { formatFullDay, formatMediumDay, isInstant } from '@detroit-well/config/studio-time';
import type { Day } from '@detroit-well/config/studio-time';

const isDay = (day: Day): boolean => isInstant(`${day}T00:00:00Z`);

/** Formats `1981-06-03` as `June 3, 1981`; returns other text unchanged. */
export function longDay(day: Day): string {
  return isDay(day) ? formatFullDay(day) : day;
}

/** Formats `1981-06-03` as `Jun 3, 1981`; returns other text unchanged. */
export function mediumDay(day: Day): string {
  return isDay(day) ? formatMediumDay(day) : day;
}
