import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Db } from '../../../platform/database/database.ts';
import { webhookEvents } from '../../../platform/database/schema/payments.ts';

/** Thrown when another delivery of the same event was already processed. Rolls back the transaction of this delivery. */
export class EventTaken extends Error {
  override readonly name = 'EventTaken';
}

/** True if the event was already processed, so that a repeated delivery can return early. */
export async function isTaken(db: Db, id: string): Promise<boolean> {
  const known = await db.select({ id: webhookEvents.id }).from(webhookEvents).where(eq(webhookEvents.id, id));
  return known.length > 0;
}

/**
 * Records the event in the same transaction as its effect. A concurrent second delivery waits here for the first and
 * throws `EventTaken` once the first has committed.
 */
export async function takeEvent(tx: Db, { id, type }: Stripe.Event, now: Date): Promise<void> {
  const taken = await tx
    .insert(webhookEvents)
    .values({ id, type, provider: 'stripe', receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  if (taken.length === 0) throw new EventTaken();
}
