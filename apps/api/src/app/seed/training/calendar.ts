import {
  addDays,
  nextClockChange,
  nextWeekday,
  studioDay,
  studioInstant,
} from '../../../platform/clock/studio-calendar.ts';
import { communityRoll, series, type Series } from './series.ts';

interface PlannedMeeting {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A session as the seed plans it. Registrations for its taken seats are added later. */
export interface PlannedSession {
  readonly id: string;
  readonly of: Series;
  /** The position in its series: negative before the seed, from 0 after it. */
  readonly turn: number;
  readonly startsAt: Date;
  /** The end of the last meeting. */
  readonly endsAt: Date;
  readonly meetings: readonly PlannedMeeting[];
  readonly location: string;
  readonly coachId: string;
  readonly status: 'scheduled' | 'cancelled' | 'rescheduled';
  readonly taken: number;
}

/**
 * A course starts every two weeks: four that are ahead, two that began in the last 30 days, and two that are over or nearly.
 * A single night is every week.
 */
const rhythms = {
  course: { everyDays: 14, from: -4, until: 3 },
  night: { everyDays: 7, from: -3, until: 6 },
} as const;

/**
 * Plans the calendar relative to the day of the seed: courses and single nights, free ones, a rescheduled one, and one on each
 * side of the next clock change. At least 40 start in the next 60 or the last 30 days.
 */
export function planCalendar(now: Date): PlannedSession[] {
  const today = studioDay(now);
  const regular = series.flatMap((of, row) => {
    // Every other series starts a week later, so that every week has a session of each category.
    const first = nextWeekday(addDays(today, 2 + (row % 2) * 7), of.weekday);
    const { everyDays, from, until } = rhythms[of.weeks > 1 ? 'course' : 'night'];
    return turns(from, until).map((turn) =>
      planned(of, addDays(first, turn * everyDays), turn, turn < 0 ? 9 : aheadTaken(of, turn)),
    );
  });
  const free = [3, 17, 31, 45].map((days, turn) =>
    planned(communityRoll, nextWeekday(addDays(today, days), 0), turn, 7),
  );
  const change = nextClockChange(addDays(today, 2));
  const edges = [
    // The Friday before, and the Sunday itself.
    planned(seriesOf('detroit-style-open-floor'), addDays(change, -2), 7, 1),
    planned(communityRoll, change, 4, 1),
  ];
  return withNames(withStatus(unique([...regular, ...free, ...edges])), now);
}

/** The number of taken seats: the first Slow Flow is full, the first Kettlebell Standard has two seats left, the last has one. */
function aheadTaken({ key, maxParticipants: max }: Series, turn: number): number {
  if (key === 'slow-flow-deep-house' && turn === 0) return 16;
  if (key === 'kettlebell-standard' && turn === 0) return 14;
  if (key === 'kettlebell-standard' && turn === rhythms.course.until) return 15;
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
  return sessions.map((session) => {
    if (session.turn !== 1) return session;
    if (session.of.key === 'backward-fundamentals') return { ...session, status: 'cancelled', taken: 0 };
    return session.of.key === 'balance-lab' ? { ...session, status: 'rescheduled' } : session;
  });
}

function planned(of: Series, day: string, turn: number, taken: number): PlannedSession {
  const count = of.slots.length;
  const { from, to, location, coachId } = of.slots[((turn % count) + count) % count] ?? of.slots[0];
  const meetings = turns(0, of.weeks - 1).map((week) => {
    const on = addDays(day, week * 7);
    return { startsAt: studioInstant(on, from), endsAt: studioInstant(on, to) };
  });
  return {
    id: `${of.key}-${day}`,
    of,
    turn,
    startsAt: studioInstant(day, from),
    endsAt: meetings.at(-1)?.endsAt ?? studioInstant(day, to),
    meetings,
    location,
    coachId,
    status: 'scheduled',
    taken,
  };
}

function seriesOf(key: string): Series {
  const found = series.find((candidate) => candidate.key === key);
  if (found === undefined) throw new Error(`there is no series ${key}`);
  return found;
}

const turns = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, index) => from + index);
/** The first of those with the same id. */
const unique = (sessions: PlannedSession[]) =>
  sessions.filter(({ id }, index) => sessions.findIndex((one) => one.id === id) === index);
