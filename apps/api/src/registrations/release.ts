import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { payments } from '../db/schema/payments.ts';
import { instalments, registrations } from '../db/schema/registrations.ts';
import { onHoldEnded } from '../waitlist/seat-released.ts';
import type { LineTools } from '../waitlist/offer-next-seats.ts';
import { clearFull } from './session-concurrency.ts';

/**
 * Ends a hold: the place goes to the line or is free again, the plan is dropped, and nothing stays that says who a guest was.
 * The session's row is locked first, as everywhere where a place changes hands, so that nobody waits in a circle.
 */
export async function releaseHold(
  tx: Db,
  tools: LineTools,
  sessionId: string,
  registrationId: string,
  now: Date,
): Promise<boolean> {
  await tx.execute(sql`select 1 from sessions where id = ${sessionId} for update`);
  const released = await tx
    .update(registrations)
    .set({ status: 'released', heldUntil: null, guestDraft: null, guestEmail: nobody, updatedAt: now })
    .where(and(eq(registrations.id, registrationId), eq(registrations.status, 'held')))
    .returning({ id: registrations.id });
  if (released.length === 0) return false;
  await tx
    .update(instalments)
    .set({ status: 'dropped', updatedAt: now })
    .where(and(eq(instalments.registrationId, registrationId), eq(instalments.status, 'due')));
  await onHoldEnded(tx, tools, sessionId, registrationId, now);
  clearFull(sessionId);
  return true;
}

/** In place of a guest's address: the table wants a person or a guest. */
const nobody = sql`case when ${registrations.userId} is null then '' end`;

/** Notes what the provider said of a charge. */
export async function recordPaymentOutcome(
  tx: Db,
  paymentId: string,
  set: Partial<Pick<typeof payments.$inferInsert, 'status' | 'providerRef' | 'clientSecret' | 'failureCode'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...set, updatedAt: now })
    .where(eq(payments.id, paymentId));
}
