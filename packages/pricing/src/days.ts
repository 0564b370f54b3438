import { dayMs } from './instants.ts';

/** A studio calendar day, `YYYY-MM-DD`. Days compare as strings. */
export type Day = string;

/** Adds days to a calendar day. Throws a RangeError for a day that does not exist. */
export function addDays(day: Day, days: number): Day {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) {
    throw new RangeError(`Not a day: ${day}`);
  }
  return new Date(at + days * dayMs).toISOString().slice(0, 10);
}

/** The number of days between two calendar days; negative if the second one is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round(
    (Date.parse(`${addDays(to, 0)}T00:00:00Z`) - Date.parse(`${addDays(from, 0)}T00:00:00Z`)) / dayMs,
  );
