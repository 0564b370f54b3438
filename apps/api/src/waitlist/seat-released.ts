import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { releaseSeats } from './waitlist-session.ts';
import { offerNextSeats, type LineTools } from './offer-next-seats.ts';

/** Somebody gave a place back: it goes to the line, in the transaction that freed it and under the session's lock. */
export async function onSeatReleased(tx: Db, tools: LineTools, sessionId: string, now: Date): Promise<void> {
  await releaseSeats(tx, sessionId, 1, now);
  await offerNextSeats(tx, tools, sessionId, now, { givenBack: true });
}

/**
 * A hold ended without a registration. Who came from the line is back in it: a declined card does not cost an offer, and the
 * place that the hold had is the offer's again; where its deadline has passed meanwhile, it ends as every offer does, with a
 * letter. Otherwise the place is free, and in the last hours the line hears of it when it has not just been told.
 */
export async function onHoldEnded(
  tx: Db,
  tools: LineTools,
  sessionId: string,
  registrationId: string,
  now: Date,
): Promise<void> {
  const { rows } = await tx.execute<{ status: string }>(sql`
    update waitlist_entries e set updated_at = ${now.toISOString()}::timestamptz,
      status = case when e.offer_ends_at is null then 'waiting' else 'offered' end
    from registrations r
    where r.id = ${registrationId} and e.id = r.waitlist_entry_id and e.status = 'accepted'
    returning e.status`);
  if (rows[0]?.status !== 'offered') await releaseSeats(tx, sessionId, 1, now);
  await offerNextSeats(tx, tools, sessionId, now, { quiet: true });
}
