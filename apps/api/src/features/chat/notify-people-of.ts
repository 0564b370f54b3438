import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notifyPeople } from '../users/notify-people.ts';
import { roomOfName } from './rooms.ts';

/** Tells the people of a room that it has changed, so that their open screens show it. Staff follow a session only in its room. */
export async function notifyPeopleOf(tx: Db, room: string): Promise<void> {
  const roomRef = roomOfName(room);
  const people =
    roomRef.kind === 'private'
      ? sql`select id from users where id in (${roomRef.people[0]}, ${roomRef.people[1]})`
      : sql`select user_id from registrations
          where session_id = ${roomRef.sessionId} and status = 'confirmed' and user_id is not null
        union select c.user_id from sessions s join coaches c on c.id = s.coach_id
          where s.id = ${roomRef.sessionId} and c.user_id is not null`;
  await notifyPeople(tx, people, room);
}
