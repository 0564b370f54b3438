import { listed, openChargeStatuses } from '../../../platform/database/schema/statuses.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';

/** The ids of a person's charges without a known outcome. */
export async function openCharges(db: Db, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.id from payments m join registrations r on r.id = m.registration_id
    where r.user_id = ${userId} and m.kind = 'charge' and m.status in ${listed(openChargeStatuses)}`);
  return rows.map(({ id }) => id);
}

/**
 * Throws a problem while a charge is open. A charge starts under the lock of its registration, so the result holds for a caller
 * that has locked the person's registrations (lock-own-sessions.ts).
 */
export async function requireNoCharge(db: Db, userId: string): Promise<void> {
  if ((await openCharges(db, userId)).length > 0) throw inProgress();
}
