import { randomUUID } from 'node:crypto';
import { coaches } from '../../src/platform/database/schema/training.ts';
import { registrations } from '../../src/platform/database/schema/registrations.ts';
import { aMember, aSession } from '../booking.ts';
import type { Prepare } from './prepare.ts';

/** A session that the caller leads, with one person registered. */
const led = async (...[server, who]: Parameters<Prepare>) => {
  const id = randomUUID();
  await server.database.db.insert(coaches).values({ id, slug: id, name: 'Led', userId: who?.id ?? null });
  const sessionId = await aSession(server.database, { coachId: id });
  const registrationId = randomUUID();
  await server.database.db.insert(registrations).values({
    id: registrationId,
    sessionId,
    userId: (await aMember(server)).id,
    status: 'confirmed',
    priceCents: 7500,
    rate: 'public',
    plan: 'full',
    confirmedAt: server.clock.now(),
  });
  return { sessionId, registrationId };
};

/** Requests for the roster and what people do with it. */
export const rosterCases: Readonly<Record<string, Prepare>> = {
  'officeRosters.read': async (server, who) => ({ params: { id: (await led(server, who)).sessionId } }),
  'officeRosters.message': async (server, who) => ({
    params: { id: (await led(server, who)).sessionId },
    body: { message: 'We start on the small rink.' },
  }),
  'officeAttendance.addFacts': async (server, who) => {
    const { registrationId } = await led(server, who);
    const at = server.clock.now().toISOString();
    const fact = {
      id: randomUUID(),
      kind: 'check_in',
      registration_id: registrationId,
      at,
      device: 'Tablet',
    };
    return { body: { facts: [fact] } };
  },
};
