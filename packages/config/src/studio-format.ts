import { studioZone, toDate, wallClock } from './studio-clock.ts';
import type { Instant } from './studio-clock.ts';

const locale = 'en-US';
const longDate = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const shortDate = dateFormat({ month: 'short', day: 'numeric' });
const mediumDate = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });
const weekday = dateFormat({ weekday: 'short' });
const zone = dateFormat({ timeZoneName: 'short' });

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeZone: studioZone, ...options });
}

/** `Saturday, March 14, 2026`. */
export function formatLongDate(instant: Instant): string {
  return longDate.format(toDate(instant));
}

/** `Mar 14`. */
export function formatShortDate(instant: Instant): string {
  return shortDate.format(toDate(instant));
}

/** `Mar 14, 2026`. */
export function formatMediumDate(instant: Instant): string {
  return mediumDate.format(toDate(instant));
}

/** `Sat`. */
export function formatWeekday(instant: Instant): string {
  return weekday.format(toDate(instant));
}

/** `6:30 PM`, with a plain space: engines differ in the space they print, and a hydrated page must not. */
export function formatTime(instant: Instant): string {
  const { hour, minute } = wallClock(toDate(instant));
  const hours = Number(hour);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `6:30 PM – 8:00 PM`. */
export function formatTimeRange(start: Instant, end: Instant): string {
  return `${formatTime(start)} – ${formatTime(end)}`;
}

/** `EST` or `EDT`, for places where a reader might doubt the zone. */
export function zoneName(instant: Instant): string {
  const part = zone.formatToParts(toDate(instant)).find(({ type }) => type === 'timeZoneName');
  return part?.value ?? 'ET';
}
