import { mayDo, whoMay } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { meetings, meetingsColumn, nextOf, type Meetings } from '../../platform/database/meetings.ts';
import { readRows } from '../../platform/database/read-rows.ts';

const ledRow = z.object({
  title: z.string(),
  meetings: meetingsColumn,
  coachName: z.string().nullable(),
  coachUserId: z.string().nullable(),
});

/** A session as its coach or staff sees it. */
export interface LedSession {
  readonly id: string;
  readonly title: string;
  readonly meetings: Meetings;
  /** The coach's name as the sender; empty when staff acts. */
  readonly coachName: string;
}

/** Returns the session to its own coach and to staff. Other coaches get a problem: sessions are public, their people are not. */
export async function ownSession(
  db: Db,
  { userId, role }: Pick<StaffCaller, 'userId' | 'role'>,
  id: string,
): Promise<LedSession> {
  const [row] = await readRows(
    ledRow,
    db.execute(sql`
    select s.title, ${meetings} as meetings, c.name as "coachName", c.user_id as "coachUserId"
    from sessions s left join coaches c on c.id = s.coach_id
    where s.id = ${id}`),
  );
  if (row === undefined) throw problem('not_found');
  const { title, coachName, coachUserId } = row;
  const isOwn = coachUserId === userId;
  if (!isOwn && !mayDo(role, 'roster.all'))
    throw problem('permission_denied', { permission: 'roster.all', who_may: whoMay('roster.all') });
  return { id, title, meetings: row.meetings, coachName: isOwn ? (coachName ?? '') : '' };
}

/** The number of the asked meeting; of the one in progress or the next without it, and of the last one after all. */
export function meetingNumber({ meetings: all }: LedSession, now: Date, asked?: number): number {
  if (asked === undefined) return all.findIndex((one) => one === nextOf(all, now)) + 1;
  if (asked <= all.length) return asked;
  throw fieldProblem({
    meeting: [all.length === 1 ? 'This session meets once' : `This session meets ${all.length} times`],
  });
}
