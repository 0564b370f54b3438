import { isInstant, studioOffsetMinutes, toDate, wallClock, wallDate } from './studio-clock.ts';
import type { Day, Instant } from './studio-clock.ts';

// Formats en-US by hand, because `Intl` takes 50 to 100 ms to load its tables on a slow phone (ADR-011).
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

interface DateParts {
  readonly weekday: string;
  readonly month: string;
  readonly day: number;
  readonly year: number;
}

/** Formats the UTC fields of a Date. */
function dateParts(date: Date): DateParts {
  return {
    weekday: weekdays[date.getUTCDay()] ?? '',
    month: months[date.getUTCMonth()] ?? '',
    day: date.getUTCDate(),
    year: date.getUTCFullYear(),
  };
}

const short = (name: string): string => name.slice(0, 3);

/** The placeholder for an unknown date or time. */
export const unknownDate = 'Date to be announced';
const unknownTime = 'Time to be announced';

const longText = ({ weekday, month, day, year }: DateParts): string => `${weekday}, ${month} ${day}, ${year}`;
const fullText = ({ month, day, year }: DateParts): string => `${month} ${day}, ${year}`;
const mediumText = ({ month, day, year }: DateParts): string => `${short(month)} ${day}, ${year}`;

function written(instant: Instant, write: (parts: DateParts) => string, unknown = unknownDate): string {
  return isInstant(instant) ? write(dateParts(wallDate(toDate(instant)))) : unknown;
}

/** A calendar day has no time zone, so it is parsed and formatted in UTC. */
function dayWritten(day: Day, write: (parts: DateParts) => string): string {
  const midnight = `${day}T00:00:00Z`;
  return isInstant(midnight) ? write(dateParts(new Date(midnight))) : unknownDate;
}

/** `Saturday, March 14, 2026`. */
export function formatLongDate(instant: Instant): string {
  return written(instant, longText);
}

/** `Mar 14`. */
export function formatShortDate(instant: Instant): string {
  return written(instant, ({ month, day }) => `${short(month)} ${day}`);
}

/** `Mar 14, 2026`. */
export function formatMediumDate(instant: Instant): string {
  return written(instant, mediumText);
}

/** `March 14, 2026`. */
export function formatFullDate(instant: Instant): string {
  return written(instant, fullText);
}

/** `Saturday, March 14, 2026` for a calendar day. */
export function formatLongDay(day: Day): string {
  return dayWritten(day, longText);
}

/** `March 14, 2026` for a calendar day. */
export function formatFullDay(day: Day): string {
  return dayWritten(day, fullText);
}

/** `March 14` for a calendar day. */
export function formatMonthAndDay(day: Day): string {
  return dayWritten(day, ({ month, day: number }) => `${month} ${number}`);
}

/** `Mar 14, 2026` for a calendar day. */
export function formatMediumDay(day: Day): string {
  return dayWritten(day, mediumText);
}

/** `Sat`; empty when the date is unknown. */
export function formatWeekday(instant: Instant): string {
  return short(formatLongWeekday(instant));
}

/** `Saturday`; empty when the date is unknown. */
export function formatLongWeekday(instant: Instant): string {
  return written(instant, ({ weekday }) => weekday, '');
}

/** `March`; empty when the date is unknown. */
export function formatMonth(instant: Instant): string {
  return written(instant, ({ month }) => month, '');
}

/** `14`; a dash when the date is unknown. */
export function formatDayOfMonth(instant: Instant): string {
  return written(instant, ({ day }) => String(day), '–');
}

/** `6:30 PM`. */
export function formatTime(instant: Instant): string {
  if (!isInstant(instant)) return unknownTime;
  const { hour, minute } = wallClock(toDate(instant));
  const hours = Number(hour);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `EST` or `EDT`, for contexts where the time zone may be unclear; empty when the time is unknown. */
export function zoneName(instant: Instant): string {
  if (!isInstant(instant)) return '';
  return studioOffsetMinutes(instant) === -240 ? 'EDT' : 'EST';
}
