import { hourMs } from '@detroit-well/config/durations';
import { waitlistHours } from '@detroit-well/pricing';

/** The times of a session that decide about its waitlist. Registration may close (`closesAt`) before the start. */
export interface SessionTimes {
  readonly startsAt: Date;
  readonly closesAt: Date | null;
}

/** True if registration is over, which also ends the waitlist. */
export const isOver = ({ startsAt, closesAt }: SessionTimes, now: Date): boolean =>
  startsAt <= now || (closesAt !== null && closesAt <= now);

/** Returns the deadline of an offer made at `now`. Instants, so a clock change has no effect. */
export function offerEnds({ startsAt, closesAt }: SessionTimes, now: Date): Date {
  return new Date(
    Math.min(
      now.getTime() + waitlistHours.offer * hourMs,
      startsAt.getTime() - waitlistHours.lastDay * hourMs,
      closesAt === null ? Infinity : closesAt.getTime(),
    ),
  );
}
