import {
  addDays,
  nextClockChange,
  nextWeekday,
  studioDay,
  studioInstant,
} from '../../../platform/clock/studio-calendar.ts';
import { communityRoll, series, type Series } from './series.ts';

/** A session as the seed plans it. Registrations for its taken seats are added later. */
export interface PlannedSession {
  readonly id: string;
  readonly of: Series;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly status: 'scheduled' | 'cancelled' | 'rescheduled';
  readonly taken: number;
}

const everyDays = 14;
const upcomingOfEach = 4;
const pastOfEach = 2;

/**
 * Plans the calendar relative to the day of the seed: 24 upcoming and 12 past sessions, free ones, a rescheduled one, and
 * one on each side of the next clock change. All are at most 60 days ahead or 30 days ago, unless the clock change is
 * further away.
 */
export function planCalendar(now: Date): PlannedSession[] {
  const today = studioDay(now);
  const ahead = series.flatMap((of, row) => {
    // Every other series starts a week later, so that every week has a session of each category.
    const first = nextWeekday(addDays(today, 2 + (row % 2) * 7), of.weekday);
    return times(upcomingOfEach).map((turn) =>
      planned(of, addDays(first, turn * everyDays), aheadTaken(of, turn)),
    );
  });
  const behind = series.flatMap((of, row) => {
    const last = nextWeekday(addDays(today, -8 - (row % 2) * 7), of.weekday);
    return times(pastOfEach).map((turn) => planned(of, addDays(last, -turn * everyDays), 9 - turn));
  });
  const free = [3, 17, 31, 45].map((days) => planned(communityRoll, nextWeekday(addDays(today, days), 0), 7));
  const change = nextClockChange(addDays(today, 2));
  const edges = [
    planned(seriesOf('balance-lab'), addDays(change, -1), 1),
    planned(seriesOf('backward-fundamentals'), change, 1),
  ];
  return withNames(withStatus(unique([...ahead, ...behind, ...free, ...edges])), now);
}

/** The number of taken seats: the first Slow Flow is full, the first Kettlebell Standard has two seats left, the last has one. */
function aheadTaken({ key, maxParticipants: max }: Series, turn: number): number {
  if (key === 'slow-flow-deep-house' && turn === 0) return 16;
  if (key === 'kettlebell-standard' && turn === 0) return 14;
  if (key === 'kettlebell-standard' && turn === upcomingOfEach - 1) return 15;
  const byTurn = [11, 6, 3, 1][turn] ?? 0;
  return max === null ? byTurn + 3 : Math.min(byTurn, max - 3);
}

/**
 * Gives some sessions an id that is the same on every day, so that guides can name them. The client's mock studio has sessions
 * with these ids, too.
 */
function withNames(sessions: PlannedSession[], now: Date): PlannedSession[] {
  const ahead = (key: string, turn: number) =>
    sessions
      .filter(({ of, startsAt, status }) => of.key === key && startsAt > now && status === 'scheduled')
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      .at(turn)?.id;
  const names = new Map([
    [ahead('rhythm-and-glide', -1), 'session-open'],
    [ahead('kettlebell-standard', -1), 'session-last-spot'],
    [ahead('slow-flow-deep-house', 0), 'session-full'],
    [ahead('community-roll', -1), 'session-free'],
    [sessions.find(({ status }) => status === 'cancelled')?.id, 'session-cancelled'],
    [sessions.find(({ endsAt }) => endsAt <= now)?.id, 'session-past'],
  ]);
  return sessions.map((session) => ({ ...session, id: names.get(session.id) ?? session.id }));
}

/** Marks one session as cancelled and one as rescheduled. */
function withStatus(sessions: PlannedSession[]): PlannedSession[] {
  const turns = (key: string) => sessions.filter(({ of }) => of.key === key).map(({ id }) => id);
  const cancelled = turns('backward-fundamentals')[1];
  const moved = turns('balance-lab')[1];
  return sessions.map((session) => {
    if (session.id === cancelled) return { ...session, status: 'cancelled', taken: 0 };
    return session.id === moved ? { ...session, status: 'rescheduled' } : session;
  });
}

function planned(of: Series, day: string, taken: number): PlannedSession {
  return {
    id: `${of.key}-${day}`,
    of,
    startsAt: studioInstant(day, of.from),
    endsAt: studioInstant(day, of.to),
    status: 'scheduled',
    taken,
  };
}

function seriesOf(key: string): Series {
  const found = series.find((candidate) => candidate.key === key);
  if (found === undefined) throw new Error(`there is no series ${key}`);
  return found;
}

const times = (n: number) => Array.from({ length: n }, (_, index) => index);
const unique = (sessions: PlannedSession[]) => [...new Map(sessions.map((one) => [one.id, one])).values()];
