import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { WaitlistDeps } from './notify.ts';
import { offerNextSeats } from './offer-next-seats.ts';
import { releaseSeats } from './waitlist-session.ts';

/** Releases a seat and offers it to the waitlist, in the caller's transaction and under the per-session lock. */
export async function onSeatReleased(
  tx: Db,
  deps: WaitlistDeps,
  sessionId: string,
  now: Date,
): Promise<void> {
  await releaseSeats(tx, sessionId, 1, now);
  await offerNextSeats(tx, deps, sessionId, now, { released: true });
}

/**
 * Handles a hold that ended without a registration. An entry that led to it becomes live again: a declined card does
 * not cost the member an offer. An offer whose deadline has passed expires with a notification, as usual. Otherwise the
 * seat is free, and on the last day waiting members are notified unless they just were.
 */
export async function onHoldEnded(
  tx: Db,
  deps: WaitlistDeps,
  sessionId: string,
  registrationId: string,
  now: Date,
): Promise<void> {
  const [entry] = await readRows(
    z.object({ status: z.string() }),
    tx.execute(sql`
    update waitlist_entries e set updated_at = ${now.toISOString()}::timestamptz,
      status = case when e.offer_ends_at is null then 'waiting' else 'offered' end
    from registrations r
    where r.id = ${registrationId} and e.id = r.waitlist_entry_id and e.status = 'accepted'
    returning e.status`),
  );
  if (entry?.status !== 'offered') await releaseSeats(tx, sessionId, 1, now);
  await offerNextSeats(tx, deps, sessionId, now, { quiet: true });
}
