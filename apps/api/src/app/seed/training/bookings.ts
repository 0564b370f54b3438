import { hourMs, minuteMs } from '@detroit-well/config/durations';
import { addDays, daysBetween, studioDay } from '@detroit-well/config/studio-time';
import type { Client } from '../people/clients.ts';
import { between, chance } from '../rows/chance.ts';
import { awakeDaysAgo, awakeOn } from '../rows/human-time.ts';
import type { PlannedSession } from './calendar.ts';

/** A client who takes a seat of a session. */
export interface Booking {
  readonly session: PlannedSession;
  readonly client: Client;
  readonly bookedAt: Date;
  /** Decides the attendance at the meetings that are over. */
  readonly turn: number;
  /** When the client gave the seat back, or the studio cancelled the session. */
  readonly cancelledAt?: Date;
}

/** The facts that decide who books, besides the calendar. */
interface Studio {
  readonly clients: readonly Client[];
  /** True if a client comes on the days of a session: not after a membership that is over, and not in a pause. */
  readonly comes: (client: Client, session: PlannedSession) => boolean;
  readonly now: Date;
}

/** The frequency with which clients book courses and single nights, compared with others. */
const appetite: Readonly<Record<Client['habit'], readonly [course: number, night: number]>> = {
  card: [1, 1],
  plan: [2, 0.4],
  cash: [0.7, 1.5],
  later: [1.5, 0.6],
  once: [0.5, 0.8],
  unsigned: [0, 0],
  pass_5: [0.3, 4],
  pass_10: [0.3, 6],
  month: [3, 2],
  year: [4, 2],
  ending: [1.5, 1],
  paused: [2, 1],
  past_due: [1.5, 1],
  over: [2, 1],
  granted: [1, 3],
};
/** The most courses that one person follows at a time. */
const mostAtOnce = 4;
/** The days before its start on which most book a course and a night. */
const ahead = { course: 30, night: 9 } as const;
/** The most people of a session who give their seat back, and who ask for one that the studio cancels. */
const mostCancelled = { byThem: 2, byStudio: 6 } as const;
/** When the studio cancelled one session and moved another one. */
export const studioChangedAt = (now: Date): Date => awakeDaysAgo(now, 4, 'the studio changes its plans');

/** Decides who takes the seats of each session. Some of them are taken already. */
export function planBookings(
  sessions: readonly PlannedSession[],
  taken: ReadonlyMap<string, number>,
  studio: Studio,
): Booking[] {
  const bookings: Booking[] = [];
  const ofClient = new Map<string, PlannedSession[]>();
  const inOrder = sessions.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  for (const [place, session] of inOrder.entries()) {
    const latest = lastDayToBook(session, studio.now);
    const chosen = studio.clients
      .filter(
        (client) =>
          client.joinedOn <= latest &&
          studio.comes(client, session) &&
          hasTime(client, session, ofClient.get(client.id) ?? []),
      )
      .map((client) => ({ client, eager: eagerness(client, session) }))
      .toSorted((a, b) => b.eager - a.eager);
    const wanted = session.taken - (taken.get(session.id) ?? 0);
    for (const [index, { client }] of chosen.slice(0, wanted + cancelled(session)).entries()) {
      const bookedAt = bookingTime(client, session, studio.now);
      const booking = { session, client, bookedAt, turn: place + 4 * index };
      const cancelledAt = index < wanted ? undefined : cancellationTime(booking, studio.now);
      if (cancelledAt === null) continue;
      bookings.push({ ...booking, ...(cancelledAt && { cancelledAt }) });
      if (cancelledAt === undefined) ofClient.set(client.id, [...(ofClient.get(client.id) ?? []), session]);
    }
  }
  return bookings.toSorted((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime());
}

const cancelled = ({ id, status }: PlannedSession): number =>
  status === 'cancelled' ? mostCancelled.byStudio : between(`${id} cancels`, 0, mostCancelled.byThem);

/** Null: there was no time for it. */
function cancellationTime({ session, client, bookedAt }: Booking, now: Date): Date | null {
  if (session.status === 'cancelled') return bookedAt < studioChangedAt(now) ? studioChangedAt(now) : null;
  const until = Math.min(now.getTime(), session.startsAt.getTime()) - hourMs;
  const key = `${client.id} cancels ${session.id}`;
  const part = bookedAt.getTime() + (until - bookedAt.getTime()) * (0.2 + 0.8 * chance(key));
  const at = awakeOn(studioDay(part), key);
  return at > bookedAt && at.getTime() < until ? at : null;
}

const isCourse = ({ meetings }: PlannedSession): boolean => meetings.length > 1;

/** A weighted draw: the highest numbers win. */
function eagerness({ id, habit }: Client, session: PlannedSession): number {
  const weight = appetite[habit][isCourse(session) ? 0 : 1];
  return weight === 0 ? -1 : chance(`${id} ${session.id}`) ** (1 / weight);
}

/** No client follows two courses of a series at once, or many courses; some come only once. */
function hasTime({ habit }: Client, session: PlannedSession, others: readonly PlannedSession[]): boolean {
  if (habit === 'unsigned' || (habit === 'once' && others.length > 0)) return false;
  if (!isCourse(session)) return true;
  const atOnce = others.filter(
    (other) => isCourse(other) && other.startsAt < session.endsAt && other.endsAt > session.startsAt,
  );
  return atOnce.length < mostAtOnce && !atOnce.some(({ of }) => of === session.of);
}

/** The day before the start, or today. */
function lastDayToBook({ startsAt }: PlannedSession, now: Date): string {
  const [today, dayBefore] = [studioDay(now), addDays(studioDay(startsAt), -1)];
  return dayBefore < today ? dayBefore : today;
}

/** When a client books: after joining, some days before the start, and before now. */
function bookingTime({ id, joinedAt, joinedOn }: Client, session: PlannedSession, now: Date): Date {
  const latest = lastDayToBook(session, now);
  const days = Math.min(daysBetween(joinedOn, latest), ahead[isCourse(session) ? 'course' : 'night']);
  const key = `${id} books ${session.id}`;
  const day = addDays(latest, -between(key, 0, days));
  const at = awakeOn(day, key);
  const isPossible = day > joinedOn && at.getTime() < now.getTime() - 15 * minuteMs;
  return isPossible ? at : laterThatDay(joinedAt, key, addDays(day, -1));
}

/** On the day before, or some minutes after joining. */
function laterThatDay(joinedAt: Date, key: string, day: string): Date {
  const at = awakeOn(day, key);
  return at > joinedAt ? at : new Date(joinedAt.getTime() + between(key, 12, 40) * minuteMs);
}
