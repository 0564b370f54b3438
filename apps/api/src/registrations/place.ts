import { sql, type SQL } from 'drizzle-orm';

/** Takes a place of a session, or none: a statement that returns the session's id when a place was taken. */
export type PlaceStatement = (sessionId: string, now: Date) => SQL;

/**
 * The one function that decides capacity. The update locks the session's row, and whoever waited for the lock reads the
 * count anew: confirmed registrations plus live holds never exceed `max_participants` (Decision 3, Capacity).
 */
export const takePlace: PlaceStatement = (sessionId, now) => sql`
  update sessions set taken = taken + 1
  where id = ${sessionId}
    and status <> 'cancelled'
    and starts_at > ${now.toISOString()}::timestamptz
    and (max_participants is null or taken < max_participants)
  returning id`;

/** Gives one place back; belongs in the transaction that ends the registration which had it. */
export const freePlace = (sessionId: string) => sql`
  update sessions set taken = taken - 1 where id = ${sessionId}`;
