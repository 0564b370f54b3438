import { isFull, spotsLeft } from './availability.ts';
import { dayMs, millisecondsOf, millisecondsOrNaN } from './instants.ts';
import type { SeatCounts } from './availability.ts';
import type { Instant } from './instants.ts';

/** The fields used to compare two sessions, under their wire names. */
export type ComparableSession = SeatCounts & {
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

/** True if both values are known and equal: two sessions without a coach do not share one. */
function same(a: string | null | undefined, b: string | null | undefined): boolean {
  return Boolean(a) && a === b;
}

/** Why a session is a good alternative; each reason is one row of the score (SPEC-B 9). */
export type RelevanceReason =
  | { readonly kind: 'program' | 'category' | 'level' | 'coach' | 'near' }
  | { readonly kind: 'spots'; readonly many: boolean };

interface ScoredReason {
  readonly score: number;
  readonly reason: RelevanceReason;
}

/** The score rows that apply, largest first. Only the best proximity row and the best spots row count. */
function scoredReasons(candidate: ComparableSession, wanted: ComparableSession): ScoredReason[] {
  const apart = Math.abs(
    millisecondsOrNaN(candidate.start_datetime) - millisecondsOrNaN(wanted.start_datetime),
  );
  const near = startsWithinDays.find(({ days }) => apart <= days * dayMs);
  const spots = spotsLeft(candidate) ?? Number.POSITIVE_INFINITY;
  const free = spotsOver.find((row) => spots > row.spots);
  const rows: (ScoredReason | false | undefined)[] = [
    same(candidate.program?.title, wanted.program?.title) && { score: 100, reason: { kind: 'program' } },
    same(categoryOf(candidate), categoryOf(wanted)) && { score: 50, reason: { kind: 'category' } },
    same(candidate.program?.difficulty_level, wanted.program?.difficulty_level) && {
      score: 25,
      reason: { kind: 'level' },
    },
    same(candidate.coach_name, wanted.coach_name) && { score: 20, reason: { kind: 'coach' } },
    near && { score: near.score, reason: { kind: 'near' } },
    free && { score: free.score, reason: { kind: 'spots', many: free === spotsOver[0] } },
  ];
  return rows.filter((row) => row !== false && row !== undefined);
}

/** The relevance score of a session as a replacement for another (SPEC-B 9). */
export function relevanceScore(candidate: ComparableSession, wanted: ComparableSession): number {
  return scoredReasons(candidate, wanted).reduce((sum, { score }) => sum + score, 0);
}

/** The rows that make up the score, highest first. */
export function relevanceReasons(candidate: ComparableSession, wanted: ComparableSession): RelevanceReason[] {
  return scoredReasons(candidate, wanted).map(({ reason }) => reason);
}

/** A session with its score as an alternative. */
export interface Alternative<S> {
  readonly session: S;
  readonly score: number;
}

/**
 * Alternatives to a full session, best first (SPEC-B 9): upcoming, not cancelled, not full, and starting within
 * `windowDays` before or after it. Ties go to the earlier session.
 */
export function alternatives<S extends ComparableSession>(
  wanted: ComparableSession,
  candidates: readonly S[],
  { now, limit = 5, windowDays = 14 }: { now: Instant; limit?: number; windowDays?: number },
): Alternative<S>[] {
  const from = millisecondsOf(now);
  const center = millisecondsOrNaN(wanted.start_datetime);
  return candidates
    .filter((session) => session.public_id !== wanted.public_id && session.status !== 'cancelled')
    .filter((session) => !isFull(session))
    .filter(({ start_datetime }) => {
      const starts = millisecondsOrNaN(start_datetime);
      return starts > from && Math.abs(starts - center) <= windowDays * dayMs;
    })
    .map((session) => ({ session, score: relevanceScore(session, wanted) }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        millisecondsOrNaN(a.session.start_datetime) - millisecondsOrNaN(b.session.start_datetime) ||
        (a.session.public_id < b.session.public_id ? -1 : 1),
    )
    .slice(0, limit);
}
