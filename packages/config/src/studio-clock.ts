import { dayMs, minuteMs } from './durations.ts';

/**
 * The studio's clock: America/Detroit, en-US, 12-hour (SPEC-B 11), in every browser time zone. An instant is a Date, an
 * ISO string with an offset, or epoch milliseconds; a day is `YYYY-MM-DD`. Functions that calculate with an instant throw
 * a RangeError for an invalid one. Functions that format an instant return a placeholder.
 */
export type Instant = Date | string | number;
export type Day = string;

export const studioZone = 'America/Detroit';

/** True for a valid instant; a server may omit one. */
export function isInstant(instant: Instant): boolean {
  return !Number.isNaN(new Date(instant).getTime());
}

export function toDate(instant: Instant): Date {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not an instant: ${String(instant)}`);
  return date;
}

/** The studio's local date and time: each part as a zero-padded string. */
export interface WallClock {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
}

/** A Date whose UTC fields hold the studio's local date and time. */
export function wallDate(date: Date): Date {
  return new Date(date.getTime() + studioOffsetMinutes(date) * minuteMs);
}

/** The studio's local date and time at an instant. */
export function wallClock(date: Date): WallClock {
  // Years before 0 and after 9999 have a sign and six digits.
  const [day = '', time = ''] = wallDate(date).toISOString().split('T');
  return {
    year: day.slice(0, -6),
    month: day.slice(-5, -3),
    day: day.slice(-2),
    hour: time.slice(0, 2),
    minute: time.slice(3, 5),
    second: time.slice(6, 8),
  };
}

/** The day of a month's first Sunday on or after `from`. */
function sunday(year: number, month: number, from: number): number {
  return from + ((7 - new Date(Date.UTC(year, month, from)).getUTCDay()) % 7);
}

/**
 * UTC offset of studio time in minutes: -300 in winter, -240 in summer.
 *
 * Applies the rule in force since 2007: daylight saving time from the second Sunday of March to the first Sunday of
 * November, changing at 2:00. `Intl` would cost a slow phone 50 to 100 ms on every first visit (ADR-011). A test compares
 * both.
 */
export function studioOffsetMinutes(instant: Instant): number {
  const date = toDate(instant);
  const year = date.getUTCFullYear();
  if (year < 2007) return offsetByTables(date);
  const summer = Date.UTC(year, 2, sunday(year, 2, 8), 7);
  const winter = Date.UTC(year, 10, sunday(year, 10, 1), 6);
  return date.getTime() >= summer && date.getTime() < winter ? -240 : -300;
}

/** Uses `Intl` for years with other rules, which only past sessions can have. */
function offsetByTables(date: Date): number {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: studioZone, timeZoneName: 'longOffset' });
  const name = zone.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // `GMT-05:00`; includes minutes and seconds for local mean time before time zones existed.
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d+):?(\d+)?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** `2026-03-14T18:30:00-04:00`: the wire format of instants. Includes milliseconds only when they are not zero. */
export function toStudioIso(instant: Instant): string {
  const date = toDate(instant);
  const { year, month, day, hour, minute, second } = wallClock(date);
  const offset = studioOffsetMinutes(date);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(offset);
  const ms = date.getUTCMilliseconds();
  const fraction = ms === 0 ? '' : `.${String(ms).padStart(3, '0')}`;
  const zoneText = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}${zoneText}`;
}

/** The studio's calendar day at an instant, `YYYY-MM-DD`. */
export function studioDay(instant: Instant): Day {
  const { year, month, day } = wallClock(toDate(instant));
  return `${year}-${month}-${day}`;
}

/**
 * The instant of a studio time (`HH:MM`) on a day. A time in the spring gap moves forward by the gap. A repeated autumn
 * time means its first occurrence.
 */
export function studioInstant(day: Day, time = '00:00'): Date {
  const asUtc = toDate(`${day}T${time}:00Z`).getTime();
  const earlier = studioOffsetMinutes(asUtc - dayMs);
  const later = studioOffsetMinutes(asUtc + dayMs);
  const candidates = [asUtc - earlier * 60_000, asUtc - later * 60_000];
  const exact = candidates.find((at) => toStudioIso(at).startsWith(`${day}T${time}`));
  return new Date(exact ?? asUtc - earlier * minuteMs);
}
