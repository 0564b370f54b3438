import { sql } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';

/** A session as its coach or staff sees it. */
export interface LedSession {
  readonly id: string;
  readonly title: string;
  readonly startsAt: Date;
  /** The coach's name as the sender; empty when staff acts. */
  readonly coachName: string;
}

interface Row extends Record<string, unknown> {
  id: string;
  title: string;
  startsMs: number;
  coachName: string | null;
  isOwn: boolean;
  isStaff: boolean;
}

/** Returns the session to its own coach and to staff. Other coaches get a problem: sessions are public, their people are not. */
export async function ownSession(db: Db, userId: string, id: string): Promise<LedSession> {
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.title, (extract(epoch from s.starts_at) * 1000)::float8 as "startsMs", c.name as "coachName",
      coalesce(c.user_id = u.id, false) as "isOwn", u.is_staff as "isStaff"
    from sessions s join users u on u.id = ${userId} left join coaches c on c.id = s.coach_id
    where s.id = ${id}`);
  const [row] = rows;
  if (row === undefined) throw problem('not_found');
  if (!row.isOwn && !row.isStaff) throw problem('permission_denied');
  const coachName = row.isOwn ? (row.coachName ?? '') : '';
  return { id: row.id, title: row.title, startsAt: new Date(row.startsMs), coachName };
}
