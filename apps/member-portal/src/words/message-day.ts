import {
  daysBetween,
  formatLongDate,
  isInstant,
  studioDay,
  studioZone,
  unknownDate,
} from '@detroit-well/config/studio-time';

const part = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: studioZone, ...options });
  return (instant: string) => (isInstant(instant) ? format.format(new Date(instant)) : '–');
};
export const dayOfMonth = part({ day: 'numeric' });
const month = part({ month: 'long' });
const weekday = part({ weekday: 'long' });

/** The studio's day that a message belongs to; messages without a readable time share one. */
export const messageDayKey = (instant: string): string => (isInstant(instant) ? studioDay(instant) : '');

/** The head of a day in a conversation: Today, Yesterday, or the weekday, in studio time. */
export function messageDay(
  instant: string,
  now: Date,
): { readonly day: string; readonly lines: readonly [string, string]; readonly label: string } {
  if (!isInstant(instant)) return { day: '–', lines: ['', ''], label: unknownDate };
  const ago = daysBetween(studioDay(instant), studioDay(now));
  const day = dayOfMonth(instant);
  const near = ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : undefined;
  return {
    day,
    lines: [near ?? weekday(instant), month(instant)],
    label: near ? `${near}, ${month(instant)} ${day}` : formatLongDate(instant),
  };
}
