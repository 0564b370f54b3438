/** How long an offer stays open, in elapsed hours (SPEC-B 10.8). */
const offerMs = 12 * 3_600_000;
/** In the last 24 elapsed hours no seat is held for an offer: all waiting members are notified at once. */
const lastDayMs = 24 * 3_600_000;

/** The times of a session that decide about its waitlist. Registration may close (`closesAt`) before the start. */
export interface SessionTimes {
  readonly startsAt: Date;
  readonly closesAt: Date | null;
}

/** Whether the session begins within 24 elapsed hours, that instant included. */
export const isLastDay = ({ startsAt }: SessionTimes, now: Date): boolean =>
  startsAt.getTime() - now.getTime() <= lastDayMs;

/** Whether registration is over, which also ends the waitlist. */
export const isOver = ({ startsAt, closesAt }: SessionTimes, now: Date): boolean =>
  startsAt <= now || (closesAt !== null && closesAt <= now);

/** Returns the deadline of an offer made at `now`. Instants, so a clock change has no effect. */
export function offerEnds({ startsAt, closesAt }: SessionTimes, now: Date): Date {
  return new Date(
    Math.min(
      now.getTime() + offerMs,
      startsAt.getTime() - lastDayMs,
      closesAt === null ? Infinity : closesAt.getTime(),
    ),
  );
}
