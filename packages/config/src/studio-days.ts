import { dayMs } from './durations.ts';
import { isInstant, studioDay, toDate } from './studio-clock.ts';
import type { Day, Instant } from './studio-clock.ts';
import { formatShortDate, unknownDate } from './studio-format.ts';

/** UTC midnight of a calendar day, in epoch milliseconds; throws a RangeError for an invalid day. */
function dayNumber(day: Day): number {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) {
    throw new RangeError(`Not a day: ${day}`);
  }
  return at / dayMs;
}

/**
 * The studio's day of a session, for rules that count from it. Falls back to today when the date is unknown, so that no
 * rule promises a later day.
 */
export function sessionDay(start: Instant, now: Instant): Day {
  return studioDay(isInstant(start) ? start : now);
}

/** `addDays('2026-02-27', 2)` is `2026-03-01`. Counts calendar days, so clock changes do not matter. */
export function addDays(day: Day, days: number): Day {
  return new Date((dayNumber(day) + days) * dayMs).toISOString().slice(0, 10);
}

/** The number of calendar days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** Age in whole years on a day. A person born on February 29 turns older on March 1 in other years. */
export function ageOn(dateOfBirth: Day, day: Day): number {
  dayNumber(dateOfBirth);
  dayNumber(day);
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** The day on which a person turns so many years old: the first one with this `ageOn`. */
export function birthdayOn(dateOfBirth: Day, years: number): Day {
  const year = String(Number(dateOfBirth.slice(0, 4)) + years).padStart(4, '0');
  const isLeapDay = dateOfBirth.endsWith('-02-29') && new Date(`${year}-02-29T00:00:00Z`).getUTCDate() !== 29;
  return isLeapDay ? `${year}-03-01` : `${year}${dateOfBirth.slice(4)}`;
}

/**
 * The relative date of a My Trainings card (SPEC-A 2): Completed, Today, Tomorrow, `N days` within 7 days, otherwise the
 * short date. Counts studio days; a session in progress is Today.
 */
export function relativeDay(start: Instant, now: Instant, end: Instant = start): string {
  if (!isInstant(start)) return unknownDate;
  if (toDate(isInstant(end) ? end : start) < toDate(now)) return 'Completed';
  const days = daysBetween(studioDay(now), studioDay(start));
  if (days <= 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  return days <= 7 ? `${days} days` : formatShortDate(start);
}
