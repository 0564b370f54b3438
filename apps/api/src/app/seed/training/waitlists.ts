import { hourMs } from '@detroit-well/config/durations';
import { studioDay } from '@detroit-well/config/studio-time';
import type { Client } from '../people/clients.ts';
import { chance } from '../rows/chance.ts';
import type { Rows } from '../rows/rows.ts';
import { registrationId } from './add-registration.ts';
import type { Booking } from './bookings.ts';
import type { PlannedSession } from './calendar.ts';

/** The number of people who wait for a full session that is ahead or over. */
const waiting = { ahead: 4, over: 2 } as const;

/** Adds the waitlists of the sessions that are full or were: some got a seat that was given back, the others did not. */
export function addWaitlists(
  rows: Rows,
  sessions: readonly PlannedSession[],
  { bookings, clients, now }: { bookings: readonly Booking[]; clients: readonly Client[]; now: Date },
): void {
  for (const session of sessions.filter(({ of, taken }) => taken === of.maxParticipants)) {
    // Guides join the waitlist of this one as the first.
    if (session.id === 'session-full') continue;
    const booked = bookings.filter((one) => one.session === session && one.cancelledAt === undefined);
    const last = booked.at(-1);
    if (last === undefined) continue;
    const isOver = session.startsAt <= now;
    if (isOver) accept(rows, last);
    const until = Math.min(now.getTime(), session.startsAt.getTime() - hourMs);
    const day = studioDay(last.bookedAt);
    const others = clients
      .filter(
        ({ id, habit, joinedAt }) =>
          habit !== 'unsigned' && studioDay(joinedAt) < day && !booked.some(({ client }) => client.id === id),
      )
      .toSorted((a, b) => chance(`${a.id} waits ${session.id}`) - chance(`${b.id} waits ${session.id}`))
      .slice(0, isOver ? waiting.over : waiting.ahead);
    for (const [index, { id: userId }] of others.entries()) {
      const part = (index + 1) / (others.length + 1);
      const createdAt = new Date(last.bookedAt.getTime() + (until - last.bookedAt.getTime()) * part);
      rows.waitlistEntries.push({
        id: `waits-${session.id}-${userId}`,
        sessionId: session.id,
        userId,
        status: isOver ? 'expired' : 'waiting',
        createdAt,
        updatedAt: isOver ? session.startsAt : createdAt,
      });
    }
  }
  // The database numbers them.
  rows.waitlistEntries.sort((a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0));
}

/** The last one who booked had waited, and got an offer six hours before. */
function accept(rows: Rows, { session, client, bookedAt }: Booking): void {
  const id = `waits-${session.id}-${client.id}`;
  const offeredAt = new Date(Math.max(bookedAt.getTime() - 6 * hourMs, client.joinedAt.getTime()));
  rows.waitlistEntries.push({
    id,
    sessionId: session.id,
    userId: client.id,
    status: 'accepted',
    offeredAt,
    createdAt: new Date(Math.max(offeredAt.getTime() - 20 * hourMs, client.joinedAt.getTime())),
    updatedAt: bookedAt,
  });
  const own = registrationId({ session, userId: client.id });
  for (const row of rows.registrations.filter((one) => one.id === own))
    Object.assign(row, { source: 'waitlist', waitlistEntryId: id });
}
