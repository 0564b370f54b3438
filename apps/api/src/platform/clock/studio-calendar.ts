import { studioZone, type Day } from '@detroit-well/config/studio-time';
import { Temporal } from 'temporal-polyfill';

/**
 * The studio's calendar on the server, by Temporal. Browsers and lists that format many rows use the rule of
 * `packages/config`, which a test compares with Temporal (ADR-011).
 */
const zoned = (instant: Date) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(studioZone);

/** The studio's calendar day at an instant, `YYYY-MM-DD`. */
export const studioDay = (instant: Date): Day => zoned(instant).toPlainDate().toString();

/** `addDays('2026-02-27', 2)` is `2026-03-01`. */
export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

/**
 * The instant of a studio time (`HH:MM`) on a day. A time in the spring gap moves forward by the gap. A repeated autumn time
 * means its first occurrence.
 */
export const studioInstant = (day: Day, time = '00:00'): Date =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: studioZone, plainTime: time }).epochMilliseconds,
  );

/** The first day on or after `day` that is a weekday from 0 (Sunday) to 6. */
export const nextWeekday = (day: Day, weekday: number): Day =>
  addDays(day, (weekday - Temporal.PlainDate.from(day).dayOfWeek + 14) % 7);

/** The day of the next clock change after a day. */
export function nextClockChange(day: Day): Day {
  const change = zoned(studioInstant(day, '12:00')).getTimeZoneTransition('next');
  if (change === null) throw new Error(`no clock change is known after ${day}`);
  return change.toPlainDate().toString();
}
