import {
  daysBetween,
  formatDayOfMonth,
  formatLongDate,
  formatLongWeekday,
  formatMonth,
  isInstant,
  studioDay,
  unknownDate,
} from '@detroit-well/config/studio-time';

/** Returns the studio day of a message; messages without a valid time share one key. */
export const messageDayKey = (instant: string): string => (isInstant(instant) ? studioDay(instant) : '');

/** Returns the heading of a day in a conversation: Today, Yesterday, or the weekday, in studio time. */
export function messageDay(
  instant: string,
  now: Date,
): { readonly day: string; readonly lines: readonly [string, string]; readonly label: string } {
  if (!isInstant(instant)) return { day: '–', lines: ['', ''], label: unknownDate };
  const ago = daysBetween(studioDay(instant), studioDay(now));
  const day = formatDayOfMonth(instant);
  const near = ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : undefined;
  return {
    day,
    lines: [near ?? formatLongWeekday(instant), formatMonth(instant)],
    label: near ? `${near}, ${formatMonth(instant)} ${day}` : formatLongDate(instant),
  };
}
