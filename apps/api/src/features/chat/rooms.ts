import { sql, type SQL } from 'drizzle-orm';
import { leadsSession, seesAllSessions } from '../../platform/database/team-access.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/** The room that a connection asks for by its path. */
export type ChatRoomRef =
  | { readonly kind: 'private'; readonly people: readonly [string, string] }
  | { readonly kind: 'training'; readonly sessionId: string };

/** The room's name. Both people of a conversation get the same name, whichever of them is in the path. */
export function roomNameOf(roomRef: ChatRoomRef): string {
  return roomRef.kind === 'private'
    ? `private:${roomRef.people.toSorted().join(':')}`
    : `training:${roomRef.sessionId}`;
}

/** The reverse of `roomNameOf`. */
export function roomOfName(name: string): ChatRoomRef {
  const [kind, one = '', two = ''] = name.split(':');
  return kind === 'private' ? { kind, people: [one, two] } : { kind: 'training', sessionId: one };
}

/**
 * True if a person, `u` (users), may read and write in a room (SPEC-B 10.14). A conversation is open to its two people if the
 * other one exists. A session's room is open to its registered members, its coach and staff. A negative result does not reveal
 * whether the room exists.
 */
export function hasRoomAccess(roomRef: ChatRoomRef): SQL {
  return roomRef.kind === 'private' ? isOneOfTwo(roomRef.people) : isOfSession(roomRef.sessionId);
}

const isOneOfTwo = ([one, two]: readonly [string, string]): SQL => sql`(u.id in (${one}, ${two})
  and exists (select 1 from users o where o.id in (${one}, ${two}) and o.id <> u.id and o.is_active))`;

const isOfSession = (sessionId: string): SQL => sql`exists (select 1 from sessions s
  where s.id = ${sessionId} and (${seesAllSessions(sql`u.id`)}
    or exists (select 1 from registrations r
      where r.session_id = s.id and r.user_id in ${recordsOf(sql`u.id`)} and r.status = 'confirmed')
    or ${leadsSession(sql`s.coach_id`, sql`u.id`)}))`;
