import { randomUUID } from 'node:crypto';
import { memberships } from '../../src/platform/database/schema/people.ts';
import { registrations } from '../../src/platform/database/schema/registrations.ts';
import { aMember, aSession } from '../booking.ts';
import type { Prepare } from './prepare.ts';

type Fixture = Parameters<Prepare>[0];

/** A person with a confirmed registration that is not paid. */
export async function aRegistration(
  server: Fixture,
  over: Partial<typeof registrations.$inferInsert> = {},
): Promise<{ id: string; registration_id: string }> {
  const { id } = await aMember(server);
  const { database, clock } = server;
  const registrationId = randomUUID();
  await database.db.insert(registrations).values({
    id: registrationId,
    sessionId: await aSession(database, { taken: 1 }),
    userId: id,
    status: 'confirmed',
    priceCents: 7500,
    rate: 'public',
    plan: 'full',
    confirmedAt: clock.now(),
    createdAt: clock.now(),
    ...over,
  });
  return { id, registration_id: registrationId };
}

const toSession: Prepare = async (server) => ({
  params: { id: (await aMember(server)).id },
  body: { session_id: await aSession(server.database) },
});

const moving: Prepare = async (server) => ({
  params: await aRegistration(server),
  body: { session_id: await aSession(server.database) },
});

/** What the desk does for a person. */
export const deskCases: Readonly<Record<string, Prepare>> = {
  'officeRegistrations.previewCreate': toSession,
  'officeRegistrations.create': toSession,
  'officeRegistrations.previewCancel': async (server) => ({ params: await aRegistration(server) }),
  'officeRegistrations.cancel': async (server) => ({
    params: await aRegistration(server),
    body: { reason: 'Called in sick.', cancelled_by: 'member' },
  }),
  'officeRegistrations.previewMove': moving,
  'officeRegistrations.move': moving,
  'officeMemberships.grant': async (server) => ({
    params: { id: (await aMember(server)).id },
    body: { tier: 'Standard', start_date: '2026-03-02' },
  }),
  'officeMemberships.end': async (server) => {
    const { id } = await aMember(server);
    const membershipId = randomUUID();
    const values = { id: membershipId, userId: id, tier: 'Standard', startDate: '2026-01-01' };
    await server.database.db.insert(memberships).values(values);
    return { params: { id, membership_id: membershipId }, body: { reason: 'Moved away.' } };
  },
};
