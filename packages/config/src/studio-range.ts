import { isInstant, toDate, wallDate } from './studio-clock.ts';
import type { Instant } from './studio-clock.ts';
import { formatLongDate, formatMediumDate, formatShortDate, formatTime, zoneName } from './studio-format.ts';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** A range that ends by 4:00 AM of the next day reads as one evening. */
const nightEndMinutes = 4 * 60;

/** `6:30 PM`, with the zone if the range names both. */
const timeIn = (instant: Instant, zones: boolean): string =>
  zones ? `${formatTime(instant)} ${zoneName(instant)}` : formatTime(instant);

/** The studio's day, counted from 1970, and the minute of that day. */
function dayAndMinute(instant: Instant): { day: number; minute: number } {
  const minutes = Math.floor(wallDate(toDate(instant)).getTime() / minuteMs);
  const day = Math.floor(minutes / dayMinutes);
  return { day, minute: minutes - day * dayMinutes };
}

/**
 * Without days, an end at an earlier time of day than the start reads as the next morning. On the day on which clocks go back,
 * a whole day can also end at an earlier time.
 */
function namesDays(start: Instant, end: Instant): boolean {
  const [from, to] = [dayAndMinute(start), dayAndMinute(end)];
  const isShort = Number(toDate(end)) - Number(toDate(start)) < dayMinutes * minuteMs;
  const isNextMorning =
    isShort && to.day === from.day + 1 && to.minute <= nightEndMinutes && to.minute < from.minute;
  return to.day !== from.day && !isNextMorning;
}

/** Undefined when there is no end after the start. */
function partsOf(start: Instant, end: Instant): { days: boolean; zones: boolean } | undefined {
  if (!isInstant(start) || !isInstant(end) || toDate(end) <= toDate(start)) return undefined;
  return { days: namesDays(start, end), zones: zoneName(start) !== zoneName(end) };
}

function join(start: Instant, end: Instant, zones: boolean, dayOf?: (instant: Instant) => string): string {
  const [from, to] = [start, end].map((instant) =>
    [dayOf?.(instant), timeIn(instant, zones)].filter(Boolean).join(', '),
  );
  return `${from} – ${to}`;
}

/**
 * `6:30 PM – 8:00 PM`; only the start when no later end is known. Names both days when it ends after 4:00 AM of the next
 * day (`Dec 4, 6:00 PM – Dec 6, 4:00 PM`), and both zones across a clock change (`1:30 AM EDT – 1:30 AM EST`).
 */
export function formatTimeRange(start: Instant, end: Instant): string {
  const parts = partsOf(start, end);
  if (parts === undefined) return formatTime(start);
  const sameYear = formatMediumDate(start).slice(-4) === formatMediumDate(end).slice(-4);
  const dayOf = sameYear ? formatShortDate : formatMediumDate;
  return join(start, end, parts.zones, parts.days ? dayOf : undefined);
}

/** `6:30 PM – 8:00 PM EDT`. */
export function formatZonedTimeRange(start: Instant, end: Instant): string {
  return withZone(formatTimeRange(start, end), start, end);
}

/** `Saturday, March 14, 2026, 6:30 PM – 8:00 PM EDT`, with both days and zones where `formatTimeRange` names them. */
export function formatDateAndTimeRange(start: Instant, end: Instant): string {
  const parts = partsOf(start, end);
  const text = parts?.days
    ? join(start, end, parts.zones, formatLongDate)
    : `${formatLongDate(start)}, ${formatTimeRange(start, end)}`;
  return withZone(text, start, end);
}

/** Ends a range with its zone, unless it names two or the time is unknown. */
function withZone(text: string, start: Instant, end: Instant): string {
  return partsOf(start, end)?.zones || !isInstant(start) ? text : `${text} ${zoneName(start)}`;
}
