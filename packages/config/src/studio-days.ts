import { isInstant, studioDay, toDate } from './studio-clock.ts';
import type { Day, Instant } from './studio-clock.ts';
import { formatShortDate, unknownDate } from './studio-format.ts';

const dayMs = 86_400_000;

/** Milliseconds of a calendar day counted as if every day had 24 hours; throws a RangeError for a non-day. */
function dayNumber(day: Day): number {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) {
    throw new RangeError(`Not a day: ${day}`);
  }
  return at / dayMs;
}

/**
 * The studio's day of a session, for rules that count from it; today where its date is not known, so that nothing is
 * promised for later.
 */
export function sessionDay(start: Instant, now: Instant): Day {
  return studioDay(isInstant(start) ? start : now);
}

/** `addDays('2026-02-27', 2)` is `2026-03-01`. Calendar days, so clock changes do not matter. */
export function addDays(day: Day, days: number): Day {
  return new Date((dayNumber(day) + days) * dayMs).toISOString().slice(0, 10);
}

/** How many calendar days later `to` is than `from`; negative when earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** Whole years lived on a day. Somebody born on February 29 turns older on March 1 of other years. */
export function ageOn(dateOfBirth: Day, day: Day): number {
  dayNumber(dateOfBirth);
  dayNumber(day);
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/**
 * The relative date of a My Trainings card (SPEC-A 2): Completed, Today, Tomorrow, `N days` within 7 days,
 * else the short date. Counts studio days; a session that still runs is Today.
 */
export function relativeDay(start: Instant, now: Instant, end: Instant = start): string {
  if (!isInstant(start)) return unknownDate;
  if (toDate(isInstant(end) ? end : start) < toDate(now)) return 'Completed';
  const days = daysBetween(studioDay(now), studioDay(start));
  if (days <= 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  return days <= 7 ? `${days} days` : formatShortDate(start);
}
