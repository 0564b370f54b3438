import type { TeamRole } from '@detroit-well/api-client/contract';
import { profiles } from '../src/platform/database/schema/people.ts';
import { teamMembers } from '../src/platform/database/schema/team.ts';
import { eq } from 'drizzle-orm';
import { aMember, type Person } from './booking.ts';
import type { TestServer } from './server.ts';

/** A signed-in person of the team. */
export async function aTeamMember(
  server: Pick<TestServer, 'database' | 'deps'>,
  role: TeamRole,
  refundLimitCents: number | null = null,
): Promise<Person> {
  const person = await aMember(server);
  await server.database.db
    .update(profiles)
    .set({ firstName: 'Tess', lastName: role })
    .where(eq(profiles.userId, person.id));
  await server.database.db.insert(teamMembers).values({ userId: person.id, role, refundLimitCents });
  return person;
}
