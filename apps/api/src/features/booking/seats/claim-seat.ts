import { sql, type SQL } from 'drizzle-orm';

/** A statement that claims a seat of a session and returns the session's id, or no row if no seat is free. */
export type ClaimSeatStatement = (sessionId: string, now: Date) => SQL;

/**
 * The only statement that decides capacity. The update locks the session's row, and each waiting transaction reads the
 * count again after it gets the lock. Confirmed registrations, live holds and live offers together never exceed
 * `max_participants` (SPEC-B 10.3). Before the last 24 hours, a free seat belongs to the waitlist, so nobody can claim
 * it ahead of waiting members.
 */
export const claimSeat: ClaimSeatStatement = (sessionId, now) => sql`
  update sessions set taken = taken + 1
  where id = ${sessionId}
    and status <> 'cancelled'
    and starts_at > ${now.toISOString()}::timestamptz
    and (max_participants is null or (taken < max_participants and (
      starts_at <= ${now.toISOString()}::timestamptz + interval '24 hours'
      or not exists (select 1 from waitlist_entries w where w.session_id = sessions.id and w.status = 'waiting'))))
  returning id`;
