import { whoMay } from '@detroit-well/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { listed } from './schema/statuses.ts';

/** True if a person, named by the SQL of their id, sees the people of every session. */
export const seesAllSessions = (userId: SQL): SQL =>
  sql`exists (select 1 from team_members t where t.user_id = ${userId} and t.role in ${listed(whoMay('roster.all'))})`;

/** True if a person of the team is the coach of a session, named by the SQL of its coach. */
export const leadsSession = (coachId: SQL, userId: SQL): SQL =>
  sql`exists (select 1 from coaches c join team_members t on t.user_id = c.user_id
    where c.id = ${coachId} and c.user_id = ${userId} and t.role in ${listed(whoMay('roster.read'))})`;
