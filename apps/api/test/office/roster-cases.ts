import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { newPassCode } from '../../src/features/door-pass/pass-code.ts';
import { attendanceFacts } from '../../src/platform/database/schema/attendance.ts';
import { doorPasses } from '../../src/platform/database/schema/people.ts';
import { coaches } from '../../src/platform/database/schema/training.ts';
import { registrations } from '../../src/platform/database/schema/registrations.ts';
import { teamMembers } from '../../src/platform/database/schema/team.ts';
import { waiverVersions } from '../../src/platform/database/schema/waiver.ts';
import { aMember, aSession, type Person } from '../booking.ts';
import type { Prepare } from './prepare.ts';
import { waiverCases } from './waiver-cases.ts';

/** A session that the caller leads, with one person registered. */
const led = async (...[server, who]: Parameters<Prepare>) => {
  const id = randomUUID();
  await server.database.db.insert(coaches).values({ id, slug: id, name: 'Led', userId: who?.id ?? null });
  const sessionId = await aSession(server.database, { coachId: id });
  const registrationId = randomUUID();
  const { id: personId } = await aMember(server);
  await server.database.db.insert(registrations).values({
    id: registrationId,
    sessionId,
    userId: personId,
    status: 'confirmed',
    priceCents: 7500,
    rate: 'public',
    plan: 'full',
    confirmedAt: server.clock.now(),
  });
  return { sessionId, registrationId, personId };
};

/** Requests for the roster and what people do with it. */
export const rosterCases: Readonly<Record<string, Prepare>> = {
  'officeRosters.read': async (server, who) => ({ params: { id: (await led(server, who)).sessionId } }),
  'officeRosters.message': async (server, who) => ({
    params: { id: (await led(server, who)).sessionId },
    body: { message: 'We start on the small rink.' },
  }),
  'officeWaiverLinks.send': async (server, who) => ({
    params: { id: (await led(server, who)).personId },
    body: { send: 'email' },
  }),
  'officeWaiverLinks.sendToRoster': async (server, who) => {
    const { sessionId, personId } = await led(server, who);
    return { params: { id: sessionId }, body: { send: 'email', person_ids: [personId] } };
  },
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
  'officeScan.person': async (server, who) => {
    const { sessionId, personId } = await led(server, who);
    const code = newPassCode();
    await server.database.db.insert(doorPasses).values({ userId: personId, code });
    return { body: { code, session_id: sessionId } };
  },
  'officeCalendar.read': () => ({}),
  'officeCalendar.renew': () => ({}),
  'officeToday.read': () => ({}),
  'officeToday.rosters': () => ({}),
  'officeWorklist.list': () => ({}),
  'officeWorklist.resolve': async (server, who) => {
    const { sessionId, registrationId } = await led(server, who);
    const id = randomUUID();
    await server.database.db.insert(attendanceFacts).values({
      id,
      registrationId,
      sessionId,
      meeting: 1,
      kind: 'no_show',
      at: server.clock.now(),
      recordedAt: server.clock.now(),
      flags: ['clock'],
    });
    return { params: { id: `clock:${id}` } };
  },
  'officeWaiver.publish': async (server, who) => {
    await withoutWaiver(server, who);
    return { body: { title: 'Waiver', text: 'I skate at my own risk.' } };
  },
  ...waiverCases,
};

/**
 * Makes a studio without a waiver, for an owner: others are refused, and the next member of the test signs one. Signatures stay,
 * and are valid again once version 1 is published.
 */
async function withoutWaiver({ database }: Parameters<Prepare>[0], who?: Person): Promise<void> {
  const [member] = await database.db
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .where(eq(teamMembers.userId, who?.id ?? ''));
  if (member?.role !== 'owner') return;
  await database.withTx(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.delete(waiverVersions);
  });
}
