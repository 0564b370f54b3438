import { sql, type SQL } from 'drizzle-orm';
import { claimOfferedSeat } from '../waitlist/claim-offered-seat.ts';
import type { RegistrationContext } from './registration-context.ts';

/** Takes a place of a session, or none: a statement that returns the session's id when a place was taken. */
export type ClaimSeatStatement = (sessionId: string, now: Date) => SQL;

/**
 * The one function that decides capacity. The update locks the session's row, and whoever waited for the lock reads the
 * count anew: confirmed registrations, live holds and live offers together never exceed `max_participants` (SPEC-B 10.3). Before the last 24 hours nobody walks past those who wait: a place that is free by a larger room is theirs.
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

/** The statement for somebody: an offer of one's own is taken, else a free place. */
export function claimStatementFor(
  entry: RegistrationContext['entry'],
  place: ClaimSeatStatement,
): ClaimSeatStatement {
  return entry?.status === 'offered' ? claimOfferedSeat(entry.id) : place;
}
