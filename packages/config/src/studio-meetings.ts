import { isInstant, studioDay, toDate, wallClock } from './studio-clock.ts';
import type { Instant } from './studio-clock.ts';
import { formatLongWeekday, formatShortDate } from './studio-format.ts';

/** One meeting of a session under its wire names. A course has several, in order. */
interface Meeting {
  readonly start_datetime: Instant;
  readonly end_datetime: Instant;
}

/** The name of a meeting by its time of day; `null` when meetings differ or a time is unknown. */
type MeetingWord = 'morning' | 'afternoon' | 'night';

const noon = 12;
const evening = 17;

function wordOf(start: Instant): MeetingWord | null {
  if (!isInstant(start)) return null;
  const hour = Number(wallClock(toDate(start)).hour);
  if (hour < noon) return 'morning';
  return hour < evening ? 'afternoon' : 'night';
}

/** The one value that all entries have, otherwise `null`. */
function common<Value>(values: readonly Value[]): Value | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}

/** `night` for meetings that all begin at 5:00 PM or later, `morning` before noon, `afternoon` in between. */
export function meetingWord(meetings: readonly Meeting[]): MeetingWord | null {
  return common(meetings.map(({ start_datetime }) => wordOf(start_datetime)));
}

/**
 * `6 Saturdays`, `5 dates` on different weekdays, or `One night`. Empty when the start is unknown.
 */
export function meetingCount(meetings: readonly Meeting[]): string {
  const starts = meetings.map(({ start_datetime }) => start_datetime);
  if (!starts.every(isInstant)) return '';
  if (starts.length <= 1) {
    const word = meetingWord(meetings);
    return word === null ? '' : `One ${word}`;
  }
  if (new Set(starts.map(studioDay)).size < starts.length) return `${starts.length} meetings`;
  const weekday = common(starts.map(formatLongWeekday));
  return `${starts.length} ${weekday === null ? 'dates' : `${weekday}s`}`;
}

/** The first and the last day: `Nov 28 to Jan 2`. */
export function meetingDays(meetings: readonly Meeting[]): string {
  const [first] = meetings;
  const last = meetings.at(-1);
  return first && last ? daysText(first.start_datetime, last.start_datetime) : '';
}

/** The meetings that a price buys: `6 Saturdays, Nov 28 to Jan 2`, `5 dates, Nov 28 to Jan 2` or `One night, 2 hours`. */
export function meetingsText(meetings: readonly Meeting[]): string {
  const [first] = meetings;
  const count = meetingCount(meetings);
  if (first === undefined || count === '') return '';
  const extent = meetings.length === 1 ? durationText(first) : meetingDays(meetings);
  return extent === '' ? count : `${count}, ${extent}`;
}

function daysText(first: Instant, last: Instant): string {
  const [from, to] = [formatShortDate(first), formatShortDate(last)];
  return from === to ? from : `${from} to ${to}`;
}

/** `90 minutes`, `2 hours` or `2 hours 30 minutes`; the days of a longer meeting; empty without a later end. */
function durationText({ start_datetime: start, end_datetime: end }: Meeting): string {
  if (!isInstant(end)) return '';
  const minutes = Math.round((Number(toDate(end)) - Number(toDate(start))) / 60_000);
  if (minutes <= 0) return '';
  if (minutes >= 24 * 60) return daysText(start, end);
  if (minutes < 120 && minutes !== 60) return counted(minutes, 'minute');
  const rest = minutes % 60;
  const hours = counted(Math.floor(minutes / 60), 'hour');
  return rest === 0 ? hours : `${hours} ${counted(rest, 'minute')}`;
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
