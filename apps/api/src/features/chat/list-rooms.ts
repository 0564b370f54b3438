import type { ChatRoom, Contract } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { nameInChat } from './messages.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/** The time for which a session stays in the list after its end. */
const listedAfterEnd = '14 days';
const mostRooms = 100;

/** The columns of `lastMessage`, all null in a room without messages. */
const lastMessageColumns = z.object({
  messageId: z.string().nullable(),
  senderId: z.string().nullable(),
  senderFirstName: z.string().nullable(),
  senderLastName: z.string().nullable(),
  message: z.string().nullable(),
  atMs: z.number().nullable(),
});
type LastMessage = z.output<typeof lastMessageColumns>;

/** The columns of every room. */
const roomColumns = lastMessageColumns.extend({ unread: z.int() });

const sessionRow = roomColumns.extend({
  id: z.string(),
  title: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  coachName: z.string().nullable(),
  coachId: z.string().nullable(),
  participants: z.int(),
  closed: z.boolean(),
});

const personRow = roomColumns.extend({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  coachName: z.string().nullable(),
});

/** Lists the caller's rooms. Each connection checks access again (`hasRoomAccess`). */
export const listRooms: Handler<Contract['chatRooms']['list']> = async (
  { caller: { userId } },
  { database, clock },
) => ({
  user_id: userId,
  rooms: [
    ...(await sessionRooms(database.db, userId, clock.now())),
    ...(await privateRooms(database.db, userId, clock.now())),
  ],
});

/** The sessions that the caller is registered for or coaches. */
export const ownSessions = (userId: string, now: Date): SQL => sql`select s.* from sessions s
  where s.ends_at > ${now.toISOString()}::timestamptz - ${listedAfterEnd}::interval and s.status <> 'cancelled'
    and (exists (select 1 from registrations r
        where r.session_id = s.id and r.user_id in ${recordsOf(userId)} and r.status = 'confirmed')
      or exists (select 1 from coaches c where c.id = s.coach_id and c.user_id = ${userId}))`;

const lastMessage = (room: SQL): SQL => sql`left join lateral (
    select m.id as "messageId", m.sender_id as "senderId", m.message,
      ${epochMs('m.created_at')} as "atMs",
      f.first_name as "senderFirstName", f.last_name as "senderLastName"
    from chat_messages m left join profiles f on f.user_id = m.sender_id
    where m.room = ${room} order by m.sequence desc limit 1) l on true`;

/**
 * The number of messages of other people that the caller has not read in a room. A person who writes has read the messages above.
 */
export const unreadIn = (room: SQL, userId: string): SQL => sql`(select count(*) from chat_messages n
    where n.room = ${room} and n.sender_id <> ${userId} and n.sequence > coalesce(greatest(
      (select d.sequence from chat_reads d where d.user_id = ${userId} and d.room = ${room}),
      (select max(o.sequence) from chat_messages o where o.room = ${room} and o.sender_id = ${userId})), 0))::int`;

const privateRoom = (userId: string): SQL =>
  sql`'private:' || least(u.id collate "C", ${userId}) || ':' || greatest(u.id collate "C", ${userId})`;

async function sessionRooms(db: Db, userId: string, now: Date): Promise<ChatRoom[]> {
  const rows = await readRows(
    sessionRow,
    db.execute(sql`
    select s.id, s.title, ${epochMs('s.starts_at')} as "startMs",
      ${epochMs('s.ends_at')} as "endMs", c.name as "coachName", c.user_id as "coachId",
      (select count(*) from registrations r where r.session_id = s.id and r.status = 'confirmed')::int
        as participants, s.ends_at <= ${now.toISOString()}::timestamptz as closed,
      ${unreadIn(sql`'training:' || s.id`, userId)} as unread, l.*
    from (${ownSessions(userId, now)}) s left join coaches c on c.id = s.coach_id
    ${lastMessage(sql`'training:' || s.id`)}
    order by s.ends_at < ${now.toISOString()}::timestamptz,
      abs(extract(epoch from s.starts_at - ${now.toISOString()}::timestamptz)), s.id limit ${mostRooms}`),
  );
  return rows.map((row) => ({
    kind: 'training',
    id: row.id,
    title: row.title,
    is_coach: false,
    is_closed: row.closed,
    unread: row.unread,
    session: {
      start_datetime: toStudioIso(row.startMs),
      end_datetime: toStudioIso(row.endMs),
      coach_name: row.coachName ?? '',
      coach_id: row.coachId,
      participants: row.participants,
    },
    last_message: readLast(row),
  }));
}

/** Conversations that have messages, then the coaches of the caller's sessions. */
async function privateRooms(db: Db, userId: string, now: Date): Promise<ChatRoom[]> {
  const rows = await readRows(
    personRow,
    db.execute(sql`
    with people as (
      select distinct case when split_part(room, ':', 2) = ${userId} then split_part(room, ':', 3)
        else split_part(room, ':', 2) end as id
      from chat_messages
      where room like 'private:%' and (split_part(room, ':', 2) = ${userId} or split_part(room, ':', 3) = ${userId})
      union
      select c.user_id from coaches c join (${ownSessions(userId, now)}) s on s.coach_id = c.id
      where c.user_id is not null)
    select u.id, p.first_name as "firstName", p.last_name as "lastName", c.name as "coachName",
      ${unreadIn(privateRoom(userId), userId)} as unread, l.*
    from people o join users u on u.id = o.id and u.is_active and u.merged_into is null and u.id <> ${userId}
    left join profiles p on p.user_id = u.id left join coaches c on c.user_id = u.id
    ${lastMessage(privateRoom(userId))}
    order by l."atMs" desc nulls last, p.first_name, u.id limit ${mostRooms}`),
  );
  return rows.map((row) => ({
    kind: 'private',
    id: row.id,
    title: row.coachName ?? nameInChat(row.firstName, row.lastName),
    is_coach: row.coachName !== null,
    is_closed: false,
    unread: row.unread,
    session: null,
    last_message: readLast(row),
  }));
}

function readLast(row: LastMessage): ChatRoom['last_message'] {
  const { messageId: id, senderId: sender, message, atMs } = row;
  if (id === null || sender === null || message === null || atMs === null) return null;
  const senderName = nameInChat(row.senderFirstName, row.senderLastName);
  return { id, sender, sender_name: senderName, message, timestamp: toStudioIso(atMs) };
}
