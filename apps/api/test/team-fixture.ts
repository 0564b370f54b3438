import type { TeamRole } from '@detroit-well/api-client/contract';
import { aMember, type Person } from './booking.ts';
import type { TestServer } from './server.ts';

/** A signed-in person of the team, who has accepted no waiver. */
export const aTeamMember = (
  server: Pick<TestServer, 'database' | 'deps'>,
  role: TeamRole,
  refundLimitCents: number | null = null,
): Promise<Person> =>
  aMember(server, { waiver: false, firstName: 'Tess', lastName: role, team: { role, refundLimitCents } });
