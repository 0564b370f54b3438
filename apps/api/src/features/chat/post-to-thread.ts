import { brand } from '@detroit-well/config/brand';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { seesAllSessions } from '../../platform/database/team-access.ts';
import { sessionUpdates } from '../../platform/database/schema/training.ts';
import { postMessage, type MessageGuards } from './messages.ts';
import { roomNameOf } from './rooms.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

export interface ThreadPost {
  readonly id: string;
  readonly sessionId: string;
  readonly senderId: string;
  readonly message: string;
  /** Also an update, whichever of the session's leaders writes. */
  readonly announce?: boolean;
}

const threadRow = z.object({
  endsAt: dateOfMs,
  /** Null unless the sender is the coach. */
  coachName: z.string().nullable(),
  isStaff: z.boolean(),
  isRegistered: z.boolean(),
});

/**
 * Posts to a session's thread until the session ends; afterwards it would not be read. A message of the coach or staff is also an
 * update for all who are registered. Returns false when a repeated request has already stored it.
 */
export async function postToThread(
  tx: Db,
  { id, sessionId, senderId, message, announce = false }: ThreadPost,
  now: Date,
  guards: MessageGuards = {},
): Promise<boolean> {
  const room = roomNameOf({ kind: 'training', sessionId });
  if (!(await postMessage(tx, { id, room, senderId, message }, guards))) return false;
  const [thread] = await readRows(
    threadRow,
    tx.execute(sql`
    select ${epochMs('s.ends_at')} as "endsAt", c.name as "coachName", ${seesAllSessions(sql`u.id`)} as "isStaff",
      exists (select 1 from registrations r
        where r.session_id = s.id and r.user_id in ${recordsOf(sql`u.id`)} and r.status = 'confirmed') as "isRegistered"
    from sessions s join users u on u.id = ${senderId}
    left join coaches c on c.id = s.coach_id and c.user_id = u.id
    where s.id = ${sessionId}`),
  );
  if (thread === undefined) throw problem('not_found');
  const { endsAt, coachName, isStaff, isRegistered } = thread;
  if (endsAt <= now) throw problem('thread_closed');
  if (!announce && coachName === null && (isRegistered || !isStaff)) return true;
  const title = `Message from ${coachName || brand.name}`;
  await tx.insert(sessionUpdates).values({ id, sessionId, kind: 'message', title, message, createdAt: now });
  return true;
}
