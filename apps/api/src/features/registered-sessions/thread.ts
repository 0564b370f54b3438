import { brand } from '@detroit-well/config/brand';
import type { SessionMessage } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { bookedRegistrationStatuses, listed } from '../../platform/database/schema/statuses.ts';
import { roomNameOf } from '../chat/rooms.ts';
import { recordsLike } from '../../platform/database/records-of-person.ts';

const messageRow = z.object({
  id: z.string(),
  sender: z.string(),
  senderName: z.string(),
  message: z.string(),
  atMs: z.number(),
  mine: z.boolean(),
});

interface ThreadPart {
  readonly readerId: string;
  readonly sessionId: string;
  /** Refers to `m` (messages). */
  readonly where: SQL;
  readonly limit: number;
}

/** The newest messages of a session's thread that match, oldest first. */
export async function readThread(
  db: Db,
  { readerId, sessionId, where, limit }: ThreadPart,
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
    from chat_messages m
    join sessions s on s.id = ${sessionId}
    left join coaches c on c.id = s.coach_id
    left join coaches o on o.user_id = m.sender_id
    left join profiles f on f.user_id = m.sender_id
    left join lateral (select g.id from registrations g
      where g.session_id = s.id and g.user_id in ${recordsLike(sql`m.sender_id`)} and g.status in ${listed(bookedRegistrationStatuses)}
      order by g.created_at desc limit 1) r on true
    where m.room = ${roomNameOf({ kind: 'training', sessionId })} and ${where}
    order by m.sequence desc limit ${limit}`),
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
