/** An offer is open so long, in elapsed hours (SPEC-B 10.8). */
const offerMs = 12 * 3_600_000;
/** Nothing is kept for anybody inside the last 24 elapsed hours: then all who wait are told at once. */
export const lastDayMs = 24 * 3_600_000;

/** What of a session decides its line. `closesAt`: registration ends before the session begins. */
export interface SessionTimes {
  readonly startsAt: Date;
  readonly closesAt: Date | null;
}

/** Whether the session begins within 24 elapsed hours, that instant included. */
export const isLastDay = ({ startsAt }: SessionTimes, now: Date): boolean =>
  startsAt.getTime() - now.getTime() <= lastDayMs;

/** Whether nobody can register any more, so that nobody waits either. */
export const isOver = ({ startsAt, closesAt }: SessionTimes, now: Date): boolean =>
  startsAt <= now || (closesAt !== null && closesAt <= now);

/** Until when an offer made now holds its place. Instants, so a clock change in between shifts nothing. */
export function offerEnds({ startsAt, closesAt }: SessionTimes, now: Date): Date {
  return new Date(
    Math.min(
      now.getTime() + offerMs,
      startsAt.getTime() - lastDayMs,
      closesAt === null ? Infinity : closesAt.getTime(),
    ),
  );
}
