import { brand } from '@detroit-well/config/brand';
import type { SessionMessage } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { bookedRegistrationStatuses, listed } from '../../platform/database/schema/statuses.ts';
import { sessionMessages, sessionUpdates } from '../../platform/database/schema/training.ts';
import { requireOpen, type RequireOpen } from '../users/require-open.ts';

export interface Post {
  readonly id: string;
  readonly sessionId: string;
  readonly senderId: string;
  readonly message: string;
}

/** Stores a message. Returns false when a repeated call has already stored it. Throws when the sender's account is closed. */
export async function post(
  tx: Db,
  { id, sessionId, senderId, message }: Post,
  now: Date,
  { open = requireOpen }: Guards<{ open: RequireOpen }> = {},
): Promise<boolean> {
  await open(tx, senderId);
  const inserted = await tx
    .insert(sessionMessages)
    .values({ id, sessionId, senderId, message, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: sessionMessages.id });
  return inserted.length > 0;
}

/** Stores a message of the coach or staff, which is also an update for everybody registered. `coachName` is empty for staff. */
export async function postAsLeader(
  tx: Db,
  newPost: Post & { readonly coachName: string },
  now: Date,
): Promise<boolean> {
  if (!(await post(tx, newPost, now))) return false;
  const { id, sessionId, message, coachName } = newPost;
  const title = `Message from ${coachName || brand.name}`;
  await tx.insert(sessionUpdates).values({ id, sessionId, kind: 'message', title, message, createdAt: now });
  return true;
}

const messageRow = z.object({
  id: z.string(),
  sender: z.string(),
  senderName: z.string(),
  message: z.string(),
  atMs: z.number(),
  mine: z.boolean(),
});

/** The newest messages that match, oldest first. `where` refers to `m` (messages). */
export async function readThread(
  db: Db,
  readerId: string,
  where: SQL,
  limit: number,
): Promise<SessionMessage[]> {
  // Registrations and coaches have their own public ids; no response names the account behind them.
  const rows = await readRows(
    messageRow,
    db.execute(sql`
    select m.id, m.message, ${epochMs('m.created_at')} as "atMs",
      m.sender_id = ${readerId} as mine,
      case when c.user_id = m.sender_id then c.id else coalesce(r.id, o.id, 'studio') end as sender,
      case when c.user_id = m.sender_id then c.name
        when r.id is null then coalesce(o.name, ${brand.name}::text)
        when coalesce(f.first_name, '') = '' then 'Guest'
        else trim(f.first_name || ' ' || case when f.last_name = '' then '' else left(f.last_name, 1) || '.' end)
      end as "senderName"
    from session_messages m
    join sessions s on s.id = m.session_id
    left join coaches c on c.id = s.coach_id
    left join coaches o on o.user_id = m.sender_id
    left join profiles f on f.user_id = m.sender_id
    left join lateral (select g.id from registrations g
      where g.session_id = m.session_id and g.user_id = m.sender_id and g.status in ${listed(bookedRegistrationStatuses)}
      order by g.created_at desc limit 1) r on true
    where ${where}
    order by m.created_at desc, m.id desc limit ${limit}`),
  );
  return rows.reverse().map(({ id, sender, senderName, message, atMs, mine }) => ({
    public_id: id,
    sender,
    sender_name: senderName,
    message,
    created_at: toStudioIso(atMs),
    is_mine: mine,
  }));
}
