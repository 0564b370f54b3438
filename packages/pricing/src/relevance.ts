import { isFull, spotsLeft } from './availability.ts';
import { millisecondsOf } from './instants.ts';
import type { Places } from './availability.ts';
import type { Instant } from './instants.ts';

/** What two sessions are compared by, under their wire names. */
export type ComparableSession = Places & {
  public_id: string;
  start_datetime: string;
  coach_name?: string | null;
  status?: string;
  program?: {
    title?: string | null;
    category_name?: string | null;
    category?: string | null;
    difficulty_level?: string | null;
  } | null;
};

const dayMs = 86_400_000;
const startsWithinDays = [
  { days: 1, score: 15 },
  { days: 3, score: 10 },
  { days: 7, score: 5 },
];
const spotsOver = [
  { spots: 5, score: 10 },
  { spots: 2, score: 5 },
];

const categoryOf = ({ program }: ComparableSession) => program?.category_name ?? program?.category;

/** Equal and known: two sessions that both lack a coach do not share one. */
function same(a: string | null | undefined, b: string | null | undefined): boolean {
  return Boolean(a) && a === b;
}

/** How well a session replaces another one (Spec B 9): of the nearness and the spots rows the best one counts. */
export function relevanceScore(candidate: ComparableSession, wanted: ComparableSession): number {
  const apart = Math.abs(millisecondsOf(candidate.start_datetime) - millisecondsOf(wanted.start_datetime));
  const spots = spotsLeft(candidate) ?? Number.POSITIVE_INFINITY;
  return (
    (same(candidate.program?.title, wanted.program?.title) ? 100 : 0) +
    (same(categoryOf(candidate), categoryOf(wanted)) ? 50 : 0) +
    (same(candidate.program?.difficulty_level, wanted.program?.difficulty_level) ? 25 : 0) +
    (same(candidate.coach_name, wanted.coach_name) ? 20 : 0) +
    (startsWithinDays.find(({ days }) => apart <= days * dayMs)?.score ?? 0) +
    (spotsOver.find((row) => spots > row.spots)?.score ?? 0)
  );
}

export type Alternative<S> = { session: S; score: number };

/**
 * Sessions to offer instead of a full one, best first (Spec B 9): still to come, with a free place, neither
 * the wanted one nor cancelled, and starting at most `windowDays` before or after it. Equal scores: the earlier.
 */
export function alternatives<S extends ComparableSession>(
  wanted: ComparableSession,
  candidates: readonly S[],
  { now, limit = 5, windowDays = 14 }: { now: Instant; limit?: number; windowDays?: number },
): Alternative<S>[] {
  const from = millisecondsOf(now);
  const centre = millisecondsOf(wanted.start_datetime);
  return candidates
    .filter((session) => session.public_id !== wanted.public_id && session.status !== 'cancelled')
    .filter((session) => !isFull(session))
    .filter(({ start_datetime }) => {
      const starts = millisecondsOf(start_datetime);
      return starts > from && Math.abs(starts - centre) <= windowDays * dayMs;
    })
    .map((session) => ({ session, score: relevanceScore(session, wanted) }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        millisecondsOf(a.session.start_datetime) - millisecondsOf(b.session.start_datetime) ||
        (a.session.public_id < b.session.public_id ? -1 : 1),
    )
    .slice(0, limit);
}
