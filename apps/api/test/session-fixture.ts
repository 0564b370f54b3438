import { randomUUID } from 'node:crypto';
import { teamMembers } from '../src/platform/database/schema/team.ts';
import { coaches } from '../src/platform/database/schema/training.ts';
import { aMember, aSession, type Person } from './booking.ts';
import type { TestServer } from './server.ts';

/** One person for each relation to a session that decides whether its participants are visible. */
export interface SessionFixture {
  sessionId: string;
  coach: Person;
  otherCoach: Person;
  staff: Person;
  /** Has a confirmed registration. */
  owner: Person;
  registrationId: string;
  stranger: Person;
}

/** A session with its own coach, one registered person, and people who have nothing to do with it. */
export async function aSessionFixture(server: TestServer): Promise<SessionFixture> {
  const { db } = server.database;
  const aCoach = async (name: string) => {
    const person = await aMember(server);
    const id = randomUUID();
    await db.insert(coaches).values({ id, userId: person.id, name, slug: id });
    await db.insert(teamMembers).values({ userId: person.id, role: 'coach', refundLimitCents: 0 });
    return { ...person, coachId: id };
  };
  const coach = await aCoach('Imani Brooks');
  const otherCoach = await aCoach('Dre Fulton');
  const staff = await aMember(server);
  await db.insert(teamMembers).values({ userId: staff.id, role: 'manager' });
  const sessionId = await aSession(server.database, { coachId: coach.coachId });
  const [owner, stranger] = [await aMember(server), await aMember(server)];
  const registrationId = await registerUnpaid(server, sessionId, owner);
  return { sessionId, coach, otherCoach, staff, owner, registrationId, stranger };
}

/** Registers a person with payment pending. Returns the registration id. */
export async function registerUnpaid(
  server: TestServer,
  session_id: string,
  { token }: Person,
): Promise<string> {
  const made = await server.call('POST', '/training/registrations/register/', {
    token,
    body: { session_id },
  });
  return (made.body['registration'] as { public_id: string }).public_id;
}
