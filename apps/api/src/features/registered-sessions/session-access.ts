import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';

/** How a person has access to a session. */
export interface SessionAccess {
  readonly sessionId: string;
  readonly as: 'registered' | 'coach' | 'staff';
  /** Empty unless the caller is the coach. */
  readonly coachName: string;
  readonly endsAt: Date;
}

const accessRow = z.object({
  sessionId: z.string(),
  endsAt: dateOfMs,
  coachName: z.string().nullable(),
  isCoach: z.boolean(),
  isStaff: z.boolean(),
  isRegistered: z.boolean(),
});

/**
 * Admits people with a confirmed registration, the session's coach and staff. Finds the session by its id or by the id of the
 * caller's registration. Throws "not found" for everybody else, including people who cancelled.
 */
export async function requireSessionAccess(db: Db, userId: string, id: string): Promise<SessionAccess> {
  const [row] = await readRows(
    accessRow,
    db.execute(sql`
    select s.id as "sessionId", ${epochMs('s.ends_at')} as "endsAt", c.name as "coachName", coalesce(c.user_id = u.id, false) as "isCoach",
      u.is_staff as "isStaff", exists (select 1 from registrations r
        where r.session_id = s.id and r.user_id = u.id and r.status = 'confirmed') as "isRegistered"
    from sessions s join users u on u.id = ${userId} left join coaches c on c.id = s.coach_id
    where s.id = ${id}
      or s.id = (select r.session_id from registrations r where r.id = ${id} and r.user_id = ${userId})`),
  );
  if (row === undefined || !(row.isCoach || row.isRegistered || row.isStaff)) throw problem('not_found');
  const as = row.isCoach ? 'coach' : row.isRegistered ? 'registered' : 'staff';
  const { sessionId, endsAt, coachName } = row;
  return { sessionId, as, coachName: row.isCoach ? (coachName ?? '') : '', endsAt };
}
