import { hourMs, millisecondsOrNaN } from './instants.ts';
import type { Instant } from './instants.ts';

/** The waitlist's elapsed hours (SPEC-B 10.8). Deadlines and texts follow them; a clock change has no effect. */
export const waitlistHours = {
  /** The hours for which an offer holds its seat. */
  offer: 12,
  /** Before the start: no seat is held, and all waiting members are notified of an open spot. */
  lastDay: 24,
} as const;

/** The latest start, in epoch milliseconds, of the sessions that are in their last day at `now`. */
export const lastDayUntil = (now: Instant): number => millisecondsOrNaN(now) + waitlistHours.lastDay * hourMs;

/** True if a session starts within `waitlistHours.lastDay`, that instant included; false for an invalid instant. */
export const isLastDay = (startsAt: Instant, now: Instant): boolean =>
  millisecondsOrNaN(startsAt) <= lastDayUntil(now);
