import { randomUUID } from 'node:crypto';
import { waitlistEntries } from '../../src/platform/database/schema/registrations.ts';
import { aMember, aSession } from '../booking.ts';
import type { Prepare } from './prepare.ts';

type Fixture = Parameters<Prepare>[0];

export const fullSession = { maxParticipants: 1, taken: 1 };

/** A person who waits for a spot in a full session. */
export async function aWaitingPerson(
  server: Fixture,
  over: Partial<typeof waitlistEntries.$inferInsert> = {},
): Promise<{ id: string; entry: string; userId: string }> {
  const entry = randomUUID();
  const userId = over.userId ?? (await aMember(server)).id;
  const sessionId = over.sessionId ?? (await aSession(server.database, fullSession));
  const createdAt = server.clock.now();
  await server.database.db
    .insert(waitlistEntries)
    .values({ id: entry, status: 'waiting', createdAt, ...over, sessionId, userId });
  return { id: sessionId, entry, userId };
}

const waiting: Prepare = async (server) => {
  const { id, entry } = await aWaitingPerson(server);
  return { params: { id, entry } };
};

export const waitlistCases: Readonly<Record<string, Prepare>> = {
  'officeWaitlist.list': waiting,
  'officeWaitlist.add': async (server) => ({
    params: { id: await aSession(server.database, fullSession) },
    body: { person_id: (await aMember(server)).id },
  }),
  'officeWaitlist.remove': waiting,
  'officeWaitlist.offer': async (server) => ({
    ...(await waiting(server)),
    body: { reason: 'Drove in from Flint.' },
  }),
};
