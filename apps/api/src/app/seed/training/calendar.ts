import {
  addDays,
  nextClockChange,
  nextWeekday,
  studioDay,
  studioInstant,
} from '../../../platform/clock/studio-calendar.ts';
import { firstTurn, takenSeats } from './fills.ts';
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
  /** Why the studio cancelled it. */
  readonly cancelReason?: string;
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
    const { from, until } = rhythms[rhythmOf(of)];
    return turns(from, until).map((turn) => regularSession(of, row, turn, today));
  });
  const free = turns(0, 3).map((turn) => freeSession(turn, today));
  const change = nextClockChange(addDays(today, 2));
  const edges = [
    // The Friday before, and the Sunday itself.
    planned(seriesOf('detroit-style-open-floor'), addDays(change, -2), 7, 1),
    planned(communityRoll, change, 4, 1),
  ];
  return withNames(withStatus(unique([...regular, ...free, ...edges])), now);
}

/** Plans the sessions before those of the calendar, since the studio opened four months ago. */
export function planHistory(now: Date): PlannedSession[] {
  const today = studioDay(now);
  return [
    ...series.flatMap((of, row) => {
      const rhythm = rhythmOf(of);
      return turns(firstTurn[rhythm], rhythms[rhythm].from - 1).map((turn) =>
        regularSession(of, row, turn, today),
      );
    }),
    ...turns(firstTurn.free, -1).map((turn) => freeSession(turn, today)),
  ];
}

const rhythmOf = ({ weeks }: Series): keyof typeof rhythms => (weeks > 1 ? 'course' : 'night');

function regularSession(of: Series, row: number, turn: number, today: string): PlannedSession {
  // Every other series starts a week later, so that every week has a session of each category.
  const first = nextWeekday(addDays(today, 2 + (row % 2) * 7), of.weekday);
  const rhythm = rhythmOf(of);
  const day = addDays(first, turn * rhythms[rhythm].everyDays);
  return planned(of, day, turn, takenSeats(of.key, turn, firstTurn[rhythm]));
}

/** A community roll, every other Sunday. */
function freeSession(turn: number, today: string): PlannedSession {
  const day = addDays(nextWeekday(addDays(today, 3), 0), turn * 14);
  return planned(communityRoll, day, turn, takenSeats(communityRoll.key, turn, firstTurn.free));
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

const cancelReason = 'The rink resurfaces this floor in those weeks.';

/** Marks one session as cancelled and one as rescheduled. */
function withStatus(sessions: PlannedSession[]): PlannedSession[] {
  return sessions.map((session) => {
    if (session.turn !== 1) return session;
    if (session.of.key === 'backward-fundamentals')
      return { ...session, status: 'cancelled', taken: 0, cancelReason };
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
