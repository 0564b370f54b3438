import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { leadsSession, seesAllSessions } from '../../platform/database/team-access.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

const accessRow = z.object({ sessionId: z.string() });

/**
 * Admits people with a confirmed registration, the session's coach and staff. Finds the session by its id or by the id of the
 * caller's registration. Throws "not found" for all others, including people who cancelled.
 */
export async function requireSessionAccess(
  db: Db,
  userId: string,
  id: string,
): Promise<z.output<typeof accessRow>> {
  const [row] = await readRows(
    accessRow,
    db.execute(sql`
    select s.id as "sessionId" from sessions s join users u on u.id = ${userId}
    where (s.id = ${id}
        or s.id = (select r.session_id from registrations r where r.id = ${id} and r.user_id in ${recordsOf(userId)}))
      and (${seesAllSessions(sql`u.id`)}
        or ${leadsSession(sql`s.coach_id`, sql`u.id`)}
        or exists (select 1 from registrations r
          where r.session_id = s.id and r.user_id in ${recordsOf(sql`u.id`)} and r.status = 'confirmed'))`),
  );
  if (row === undefined) throw problem('not_found');
  return row;
}
