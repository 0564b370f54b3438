import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { instalments, registrations } from '../../../platform/database/schema/registrations.ts';
import { returnUse } from '../../promo-codes/take-use.ts';
import { clearFull } from '../seats/claim-seat.ts';
import type { WaitlistDeps } from '../waitlist/notify.ts';
import { onHoldEnded } from '../waitlist/seat-released.ts';

/**
 * Ends a hold: offers the seat to the waitlist or frees it, drops the plan and deletes the guest's data. If the hold was the
 * new seat of a move, the registration stays where it is. Locks the
 * session's row first, as all code that changes seats does, to avoid deadlocks.
 */
export async function releaseHold(
  tx: Db,
  deps: WaitlistDeps,
  sessionId: string,
  registrationId: string,
  now: Date,
): Promise<boolean> {
  await tx.execute(sql`select 1 from sessions where id = ${sessionId} for update`);
  await tx.execute(sql`
    select 1 from registrations where id = ${registrationId}
      or id = (select h.moves from registrations h where h.id = ${registrationId}) order by id for update`);
  const [hold] = await tx
    .update(registrations)
    .set({ status: 'released', heldUntil: null, guestDraft: null, guestEmail: noGuest, updatedAt: now })
    .where(and(eq(registrations.id, registrationId), eq(registrations.status, 'held')))
    .returning({ moves: registrations.moves });
  if (hold === undefined) return false;
  if (hold.moves !== null) {
    await tx.update(registrations).set({ moving: false }).where(eq(registrations.id, hold.moves));
  }
  await tx
    .update(instalments)
    .set({ status: 'dropped', updatedAt: now })
    .where(and(eq(instalments.registrationId, registrationId), eq(instalments.status, 'due')));
  await returnUse(tx, { registrationId }, now);
  await onHoldEnded(tx, deps, sessionId, registrationId, now);
  clearFull(sessionId);
  return true;
}

/** Replaces a guest's email: the table requires a user or a guest email. */
const noGuest = sql`case when ${registrations.userId} is null then '' end`;
