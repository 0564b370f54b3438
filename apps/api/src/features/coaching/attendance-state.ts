import type { attendanceFacts } from '../../platform/database/schema/attendance.ts';

type FactRow = typeof attendanceFacts.$inferSelect;
/** A fact, as far as it decides the attendance. */
export type Fact = Pick<FactRow, 'id' | 'kind' | 'late' | 'undoes' | 'at'>;
export type Attendance = 'present' | 'late' | 'absent' | 'excused';

/** Facts by the time of their device; the id decides between two at the same time. */
const inOrder = (a: Fact, b: Fact): number => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1);

/** The facts of one person at one meeting that were not undone, earliest first. An undo cannot be undone. */
export function standingFacts<T extends Fact>(facts: readonly T[]): T[] {
  const undone = new Set(facts.map(({ undoes }) => undoes));
  return facts.filter(({ id, kind }) => kind !== 'undo' && !undone.has(id)).toSorted(inOrder);
}

/** The check-in that counts: the first one that stands. */
export const standingCheckIn = <T extends Fact>(facts: readonly T[]): T | undefined =>
  standingFacts(facts).find(({ kind }) => kind === 'check_in');

/**
 * The attendance of one person at one meeting, from all facts in any order; null if nothing stands. A check-in outranks an
 * excuse, and an excuse outranks a no-show.
 */
export function attendanceOf(facts: readonly Fact[]): Attendance | null {
  const checkIn = standingCheckIn(facts);
  if (checkIn) return checkIn.late ? 'late' : 'present';
  const kinds = standingFacts(facts).map(({ kind }) => kind);
  if (kinds.includes('excused')) return 'excused';
  return kinds.includes('no_show') ? 'absent' : null;
}
