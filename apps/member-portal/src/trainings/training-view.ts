import type { RegisteredSession } from '@detroit-well/api-client/contract';
import { sessionDateText, sessionTitle } from '@detroit-well/booking/session-text';
import { paths } from '@detroit-well/config/paths';
import {
  formatShortDate,
  formatTimeRange,
  relativeDay,
  isInstant,
  toDate,
} from '@detroit-well/config/studio-time';
import { lastMeeting, nextMeeting } from '@detroit-well/pricing';
import { overdueText } from '../format/overdue.ts';

/** One rendered card of My Trainings (SPEC-A 2, dashboard). */
export interface TrainingView {
  /** Id of the registration, because a member can register again for a session after a cancellation. */
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly coach: string;
  /** The page of the coach on the public site. */
  readonly coachPath: string;
  readonly location: string;
  readonly badge: 'Paid' | 'Payment Pending' | 'Cancelled';
  /** Says since when a payment is overdue. */
  readonly overdue: string | undefined;
  readonly hasUpdates: boolean;
  /** The member registered within the last minutes and may look for this session. */
  readonly isFresh: boolean;
  readonly when: string;
  readonly dayOfMonth: string;
  readonly weekday: string;
  readonly weekdayLong: string;
  readonly month: string;
  readonly monthLong: string;
  readonly time: string;
  readonly longDate: string;
}

export interface TrainingLists {
  readonly upcoming: readonly TrainingView[];
  readonly completed: readonly TrainingView[];
}

/**
 * Splits registered sessions into Upcoming, soonest first, and Completed, latest first. A running session is upcoming.
 * Expired holds are left out.
 */
export function trainingLists(sessions: readonly RegisteredSession[], now: Date): TrainingLists {
  const sorted = sessions
    .filter(({ registration }) => registration.status !== 'expired')
    .toSorted((one, other) => startOf(one, now) - startOf(other, now));
  const open = (session: RegisteredSession): boolean =>
    session.registration.status !== 'cancelled' && !(endOf(session) < Number(now));
  return {
    upcoming: sorted.filter(open).map((session) => trainingView(session, now)),
    completed: sorted
      .filter((session) => !open(session))
      .toReversed()
      .map((session) => trainingView(session, now)),
  };
}

/** The start of the next meeting. Sorts sessions without a known date after all other upcoming ones. */
function startOf(session: RegisteredSession, now: Date): number {
  const { start_datetime: start } = nextMeeting(session, now);
  return isInstant(start) ? Number(toDate(start)) : Number.MAX_SAFE_INTEGER;
}

/** The end of the last meeting. */
function endOf(session: RegisteredSession): number {
  const { start_datetime: start, end_datetime: end } = lastMeeting(session);
  const known = [end, start].find(isInstant);
  return known === undefined ? Number.MAX_SAFE_INTEGER : Number(toDate(known));
}

const freshMs = 10 * 60_000;

/** The `now` of the page can be older than the registration, so its instant may lie after `now`. */
function isFresh({ registration }: RegisteredSession, now: Date): boolean {
  const { created_at } = registration;
  return isInstant(created_at) && Number(toDate(created_at)) > Number(now) - freshMs;
}

function trainingView(session: RegisteredSession, now: Date): TrainingView {
  const next = nextMeeting(session, now);
  const { day, weekday, weekdayLong, month, monthLong, longDate } = sessionDateText(next);
  const cancelled = session.registration.status === 'cancelled' || session.status === 'cancelled';
  return {
    key: session.registration.public_id,
    href: paths.dashboard.session(session.public_id),
    title: sessionTitle(session),
    coach: session.coach_name,
    coachPath: paths.coach(session.coach ?? { name: session.coach_name }),
    location: session.location,
    badge: cancelled ? 'Cancelled' : paymentBadge(session.registration.payment_status),
    overdue: cancelled ? undefined : overdueText(session.registration, now),
    hasUpdates: session.has_updates,
    isFresh: !cancelled && isFresh(session, now),
    when: cancelled
      ? formatShortDate(next.start_datetime)
      : relativeDay(next.start_datetime, now, next.end_datetime),
    dayOfMonth: day,
    weekday,
    weekdayLong,
    month,
    monthLong,
    longDate,
    time: formatTimeRange(next.start_datetime, next.end_datetime),
  };
}

/** A free session has no pending payment; every status other than paid means that payment is due. */
function paymentBadge(status: RegisteredSession['registration']['payment_status']): TrainingView['badge'] {
  return status === 'paid' || status === 'free' ? 'Paid' : 'Payment Pending';
}
