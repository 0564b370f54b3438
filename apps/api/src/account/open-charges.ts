import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { inProgress } from '../idempotency/in-progress.ts';

/** A person's charges of which nobody knows yet what became of them. */
export async function openCharges(db: Db, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.id from payments m join registrations r on r.id = m.registration_id
    where r.user_id = ${userId} and m.kind = 'charge' and m.status in ('pending', 'requires_action', 'unknown')`);
  return rows.map(({ id }) => id);
}

/**
 * Refuses for now while a charge is open. A charge begins under its registration's lock: whoever holds those of a person
 * (lock-own-sessions.ts) is told for good.
 */
export async function requireNoCharge(db: Db, userId: string): Promise<void> {
  if ((await openCharges(db, userId)).length > 0) throw inProgress();
}
