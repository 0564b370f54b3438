/**
 * The one clock on the wall: America/Detroit, en-US, 12-hour (Decision 4), whatever zone the reader is in.
 * An instant is a Date, an ISO text with an offset, or epoch milliseconds; a day is `YYYY-MM-DD`.
 * Functions that calculate with an instant throw a RangeError for one that cannot be read; those that write it for a
 * person say that it is not known.
 */
export type Instant = Date | string | number;
export type Day = string;

export const studioZone = 'America/Detroit';

const dayMs = 86_400_000;
const partsFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: studioZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
/** Whether an instant can be read; a server may leave one out. */
export function isInstant(instant: Instant): boolean {
  return !Number.isNaN(new Date(instant).getTime());
}

/** The instant as a Date. */
export function toDate(instant: Instant): Date {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not an instant: ${String(instant)}`);
  return date;
}

export type WallClock = {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
};

/** The parts a clock and calendar on the studio's wall show. */
export function wallClock(date: Date): WallClock {
  const clock: WallClock = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const { type, value } of partsFormat.formatToParts(date)) {
    if (type in clock) clock[type as keyof WallClock] = value; // `in` has just proved the key
  }
  return { ...clock, year: clock.year.padStart(4, '0') };
}

/** Minutes that studio time is ahead of UTC: -300 in winter, -240 in summer. */
export function studioOffsetMinutes(instant: Instant): number {
  const date = toDate(instant);
  const { year, month, day, hour, minute, second } = wallClock(date);
  const asUtc = Date.UTC(+year, +month - 1, +day, +hour, +minute, +second);
  return (asUtc - Math.floor(date.getTime() / 1_000) * 1_000) / 60_000;
}

/** `2026-03-14T18:30:00-04:00`: how instants travel on the wire. Milliseconds only where there are some. */
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

/** The studio's calendar day of an instant, `YYYY-MM-DD`. */
export function studioDay(instant: Instant): Day {
  const { year, month, day } = wallClock(toDate(instant));
  return `${year}-${month}-${day}`;
}

/**
 * The instant at which the studio's clock shows a time (`HH:MM`) on a day.
 * A time that spring skips reads as the same time past the gap; one that autumn repeats, as the first.
 */
export function studioInstant(day: Day, time = '00:00'): Date {
  const asUtc = toDate(`${day}T${time}:00Z`).getTime();
  const earlier = studioOffsetMinutes(asUtc - dayMs);
  const later = studioOffsetMinutes(asUtc + dayMs);
  const candidates = [asUtc - earlier * 60_000, asUtc - later * 60_000];
  const exact = candidates.find((at) => toStudioIso(at).startsWith(`${day}T${time}`));
  return new Date(exact ?? asUtc - earlier * 60_000);
}
