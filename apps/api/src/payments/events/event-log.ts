import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Db } from '../../db/database.ts';
import { webhookEvents } from '../../db/schema/payments.ts';

/** Another delivery of the same event has had its effect: this one's transaction is undone. */
export class EventTaken extends Error {
  override readonly name = 'EventTaken';
}

/** Whether the event had its effect already; saves the work of a repeated delivery. */
export async function isTaken(db: Db, id: string): Promise<boolean> {
  const known = await db.select({ id: webhookEvents.id }).from(webhookEvents).where(eq(webhookEvents.id, id));
  return known.length > 0;
}

/**
 * Records the event in the transaction of its effect. Of deliveries at the same moment the second waits here for the first, and
 * throws EventTaken when that has committed.
 */
export async function takeEvent(tx: Db, { id, type }: Stripe.Event, now: Date): Promise<void> {
  const taken = await tx
    .insert(webhookEvents)
    .values({ id, type, provider: 'stripe', receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  if (taken.length === 0) throw new EventTaken();
}
