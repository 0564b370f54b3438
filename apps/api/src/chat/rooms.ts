import { sql, type SQL } from 'drizzle-orm';

/** Where a connection wants to go, as its path says. */
export type ChatPlace =
  | { readonly kind: 'private'; readonly people: readonly [string, string] }
  | { readonly kind: 'training'; readonly sessionId: string };

/** The room of a place: the same for both of two people, whoever stands first in the path. */
export function roomOf(place: ChatPlace): string {
  return place.kind === 'private'
    ? `private:${place.people.toSorted().join(':')}`
    : `training:${place.sessionId}`;
}

/**
 * Whether a person, `u` (users), may listen and speak there (SPEC-B 10.14): one of the two, where the other exists; or
 * registered for the session, its coach, or staff. Nobody learns from a no whether there is such a room.
 */
export function belongsThere(place: ChatPlace): SQL {
  return place.kind === 'private' ? isOneOfTwo(place.people) : isOfSession(place.sessionId);
}

const isOneOfTwo = ([one, two]: readonly [string, string]): SQL => sql`(u.id in (${one}, ${two})
  and exists (select 1 from users o where o.id in (${one}, ${two}) and o.id <> u.id and o.is_active))`;

const isOfSession = (sessionId: string): SQL => sql`exists (select 1 from sessions s
  where s.id = ${sessionId} and (u.is_staff
    or exists (select 1 from registrations r
      where r.session_id = s.id and r.user_id = u.id and r.status = 'confirmed')
    or exists (select 1 from coaches c where c.id = s.coach_id and c.user_id = u.id)))`;
