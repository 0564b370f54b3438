import { eq } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { coaches, sessions } from '../../platform/database/schema/training.ts';

/** A session as its coach or staff sees it. */
export interface LedSession {
  readonly id: string;
  readonly title: string;
  readonly startsAt: Date;
  /** The coach's name as the sender; empty when staff acts. */
  readonly coachName: string;
}

/** Returns the session to its own coach and to staff. Other coaches get a problem: sessions are public, their people are not. */
export async function ownSession(db: Db, userId: string, id: string): Promise<LedSession> {
  const [row] = await db
    .select({
      title: sessions.title,
      startsAt: sessions.startsAt,
      coachName: coaches.name,
      coachUserId: coaches.userId,
      isStaff: users.isStaff,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(coaches, eq(coaches.id, sessions.coachId))
    .where(eq(sessions.id, id));
  if (row === undefined) throw problem('not_found');
  const { title, startsAt, coachName, coachUserId, isStaff } = row;
  const isOwn = coachUserId === userId;
  if (!isOwn && !isStaff) throw problem('permission_denied');
  return { id, title, startsAt, coachName: isOwn ? (coachName ?? '') : '' };
}
