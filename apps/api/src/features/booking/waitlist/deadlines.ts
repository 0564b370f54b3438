import { hourMs, minuteMs } from '@detroit-well/config/durations';
import { isLastDay, waitlistHours } from '@detroit-well/pricing';

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

/** On the last day, no seat is held in turn. One that the team offers by hand is held for a short time. */
const lastDayMs = 30 * minuteMs;

/** Returns the deadline of an offer that the team makes at `now`, before registration is over. */
export function offerByHandEnds(session: SessionTimes, now: Date): Date {
  const { startsAt, closesAt } = session;
  if (!isLastDay(startsAt, now)) return offerEnds(session, now);
  const over = Math.min(startsAt.getTime(), closesAt?.getTime() ?? Infinity);
  return new Date(Math.min(now.getTime() + lastDayMs, over));
}
