import { scheduleDays } from '@detroit-well/config/schedule';
import { addDays, daysBetween, isInstant, studioDay, type Day } from '@detroit-well/config/studio-time';

interface Dated {
  readonly start_datetime: string;
}

/** Fewer rows than this are not cut to a fortnight. */
const leastRows = 6;

export interface DayOfSessions<Session extends Dated> {
  readonly day: Day;
  readonly sessions: readonly Session[];
}

/** The studio day of a session; empty when its date is unknown. */
export const startDay = ({ start_datetime: start }: Dated): Day => (isInstant(start) ? studioDay(start) : '');

/** Sessions by day. Expects them in ascending order. */
export function byDay<Session extends Dated>(
  sessions: readonly Session[],
): readonly DayOfSessions<Session>[] {
  const days: { day: Day; sessions: Session[] }[] = [];
  for (const session of sessions) {
    const day = startDay(session);
    const last = days.at(-1);
    if (last?.day === day) last.sessions.push(session);
    else days.push({ day, sessions: [session] });
  }
  return days;
}

/** The sessions of the first fortnights, counted from the first session, by day. Expects them in ascending order. */
export function shownDays<Session extends Dated>(
  sessions: readonly Session[],
  fortnights: number,
): readonly DayOfSessions<Session>[] {
  const first = sessions[0] && startDay(sessions[0]);
  if (!first) return byDay(sessions);
  const end = addDays(first, scheduleDays * fortnights);
  const shown = sessions.findIndex((session, index) => index >= leastRows && startDay(session) >= end);
  return byDay(shown === -1 ? sessions : sessions.slice(0, shown));
}

/** `Today`, `Tomorrow`, or `In two days`, which help to find the first rows; empty for later days. */
export function nearDay(day: Day, today: Day): string {
  if (!day) return '';
  const days = daysBetween(today, day);
  return ['Today', 'Tomorrow', 'In two days'][days] ?? '';
}
