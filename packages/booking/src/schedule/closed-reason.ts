import { hoursOn } from '@detroit-well/config/studio';
import { isHoliday } from '@detroit-well/config/holidays';
import type { Day } from '@detroit-well/config/studio-time';

/** Why nothing takes place on a day, where the studio's hours say it: `the studio is closed on Mondays`. */
export function closedReason(day: Day): string | null {
  if (isHoliday(day)) return 'a public holiday';
  const hours = hoursOn(day);
  return hours && hours.open === null ? `the studio is closed on ${hours.label}s` : null;
}
