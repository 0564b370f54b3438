import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { ClaimSeatStatement } from '../seats/claim-seat.ts';

/** The condition that the member can still accept the offer, checked under the per-session lock. */
export const stillOffered = (now: Date): SQL =>
  sql`e.status = 'offered' and e.offer_ends_at > ${now.toISOString()}::timestamptz`;

/**
 * Claims the seat that an offer holds: `taken` stays the same and the offer becomes the registration. Locks the
 * session's row first, so that accepting and expiring run one after the other.
 */
export const claimOfferedSeat =
  (
    entryId: string,
    { guard = stillOffered }: Guards<{ guard: typeof stillOffered }> = {},
  ): ClaimSeatStatement =>
  (sessionId, now) => sql`
    update waitlist_entries e set status = 'accepted', updated_at = ${now.toISOString()}::timestamptz
    from (select id from sessions where id = ${sessionId} and status <> 'cancelled'
      and starts_at > ${now.toISOString()}::timestamptz for update) s
    where e.id = ${entryId} and e.session_id = s.id and ${guard(now)}
    returning s.id`;

/** Returns true if the entry's status has changed since it was read. */
export async function isChanged(
  db: Db,
  seen: { id: string; status: 'waiting' | 'offered' },
): Promise<boolean> {
  const [entry] = await readRows(
    z.object({ status: z.string() }),
    db.execute(sql`select status from waitlist_entries where id = ${seen.id}`),
  );
  return entry?.status !== seen.status;
}
