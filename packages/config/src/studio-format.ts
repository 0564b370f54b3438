import { isInstant, studioInstant, studioZone, toDate, wallClock } from './studio-clock.ts';
import type { Day, Instant } from './studio-clock.ts';

const locale = 'en-US';
const longDate = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const shortDate = dateFormat({ month: 'short', day: 'numeric' });
const mediumDate = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });
// Not every app writes these two: a bundle drops what it does not use.
const fullDate = /* @__PURE__ */ dateFormat({ month: 'long', day: 'numeric', year: 'numeric' });
const weekday = /* @__PURE__ */ dateFormat({ weekday: 'short' });
const zone = dateFormat({ timeZoneName: 'short' });

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeZone: studioZone, ...options });
}

/** What stands where a date or a time is not known. */
export const unknownDate = 'Date to be announced';
const unknownTime = 'Time to be announced';

function written(format: Intl.DateTimeFormat, instant: Instant): string {
  return isInstant(instant) ? format.format(toDate(instant)) : unknownDate;
}

/** `Saturday, March 14, 2026`. */
export function formatLongDate(instant: Instant): string {
  return written(longDate, instant);
}

/** `Mar 14`. */
export function formatShortDate(instant: Instant): string {
  return written(shortDate, instant);
}

/** `Mar 14, 2026`. */
export function formatMediumDate(instant: Instant): string {
  return written(mediumDate, instant);
}

/** `March 14, 2026`. */
export function formatFullDate(instant: Instant): string {
  return written(fullDate, instant);
}

/** `Saturday, March 14, 2026` for a calendar day. */
export function formatLongDay(day: Day): string {
  return isInstant(`${day}T12:00:00Z`) ? formatLongDate(studioInstant(day, '12:00')) : unknownDate;
}

/** `Mar 14, 2026` for a calendar day. */
export function formatMediumDay(day: Day): string {
  return isInstant(`${day}T12:00:00Z`) ? formatMediumDate(studioInstant(day, '12:00')) : unknownDate;
}

/** `Sat`; empty where the date is not known. */
export function formatWeekday(instant: Instant): string {
  return isInstant(instant) ? weekday.format(toDate(instant)) : '';
}

/** `6:30 PM`, with a plain space: engines differ in the space they print, and a hydrated page must not. */
export function formatTime(instant: Instant): string {
  if (!isInstant(instant)) return unknownTime;
  const { hour, minute } = wallClock(toDate(instant));
  const hours = Number(hour);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `6:30 PM – 8:00 PM`; only the start where the end is not known. */
export function formatTimeRange(start: Instant, end: Instant): string {
  if (!isInstant(start) || !isInstant(end)) return formatTime(start);
  return `${formatTime(start)} – ${formatTime(end)}`;
}

/** `EST` or `EDT`, for places where a reader might doubt the zone; empty where the time is not known. */
export function zoneName(instant: Instant): string {
  if (!isInstant(instant)) return '';
  const part = zone.formatToParts(toDate(instant)).find(({ type }) => type === 'timeZoneName');
  return part?.value ?? 'ET';
}
