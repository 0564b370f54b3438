import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** Where a connection wants to go, as its path says. */
export type Place =
  | { readonly kind: 'private'; readonly people: readonly [string, string] }
  | { readonly kind: 'training'; readonly sessionId: string };

/** The room of a place: the same for both of two people, whoever stands first in the path. */
export function roomOf(place: Place): string {
  return place.kind === 'private'
    ? `private:${place.people.toSorted().join(':')}`
    : `training:${place.sessionId}`;
}

/**
 * Whether this person may listen and speak there (Decision 3, Chat): one of the two, where the other exists; or
 * registered for the session, its coach, or staff. Nobody learns from a no whether there is such a room.
 */
export async function mayEnter(db: Db, place: Place, userId: string): Promise<boolean> {
  return place.kind === 'private'
    ? isOneOfTwo(db, place.people, userId)
    : isOfSession(db, place.sessionId, userId);
}

async function isOneOfTwo(db: Db, people: readonly [string, string], userId: string): Promise<boolean> {
  const [one, two] = people;
  if (one === two || !people.includes(userId)) return false;
  const other = one === userId ? two : one;
  const { rows } = await db.execute(sql`select 1 from users where id = ${other} and is_active`);
  return rows.length > 0;
}

async function isOfSession(db: Db, sessionId: string, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from sessions s
    where s.id = ${sessionId} and (
      exists (select 1 from registrations r
        where r.session_id = s.id and r.user_id = ${userId} and r.status = 'confirmed')
      or exists (select 1 from coaches c where c.id = s.coach_id and c.user_id = ${userId})
      or exists (select 1 from users u where u.id = ${userId} and u.is_staff))`);
  return rows.length > 0;
}
