import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { ClaimSeatStatement } from '../registrations/claim-seat.ts';

/** Whether the offer is still the person's to take, asked under the session's lock. */
export const stillOffered = (now: Date): SQL =>
  sql`e.status = 'offered' and e.offer_ends_at > ${now.toISOString()}::timestamptz`;

/**
 * Takes the place that an offer holds: the count stays, the offer becomes the registration. The session's row is locked
 * first, so that the end of the deadline and its owner go one after the other.
 */
export const claimOfferedSeat =
  (entryId: string, guard: (now: Date) => SQL = stillOffered): ClaimSeatStatement =>
  (sessionId, now) => sql`
    update waitlist_entries e set status = 'accepted', updated_at = ${now.toISOString()}::timestamptz
    from (select id from sessions where id = ${sessionId} and status <> 'cancelled'
      and starts_at > ${now.toISOString()}::timestamptz for update) s
    where e.id = ${entryId} and e.session_id = s.id and ${guard(now)}
    returning s.id`;

/** Whether an entry no longer stands as it was seen. */
export async function hasMoved(
  db: Db,
  seen: { id: string; status: 'waiting' | 'offered' },
): Promise<boolean> {
  const { rows } = await db.execute<{ status: string }>(
    sql`select status from waitlist_entries where id = ${seen.id}`,
  );
  return rows[0]?.status !== seen.status;
}
