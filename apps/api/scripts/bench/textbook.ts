import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.ts';
import { instalments, registrations } from '../../src/platform/database/schema/registrations.ts';
import { sessions } from '../../src/platform/database/schema/training.ts';

/**
 * A registration as in a textbook: lock the session, count, check and insert in one transaction. It stores no key and no
 * email, and checks no price. The product is compared with it in the same run.
 */
export function textbookRegistration(database: Database, sessionId: string, userId: string): Promise<void> {
  return database.withTx(async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update');
    const live = and(eq(registrations.sessionId, sessionId), eq(registrations.status, 'confirmed'));
    const [taken] = await tx.select({ seats: count() }).from(registrations).where(live);
    const max = session?.maxParticipants ?? null;
    if (max !== null && (taken?.seats ?? 0) >= max) throw new Error('full');
    const [mine] = await tx
      .select()
      .from(registrations)
      .where(and(live, eq(registrations.userId, userId)));
    if (mine) throw new Error('already registered');
    const [made] = await tx
      .insert(registrations)
      .values({
        sessionId,
        userId,
        status: 'confirmed',
        priceCents: 7500,
        rate: 'public',
        plan: 'full',
        confirmedAt: new Date(),
      })
      .returning({ id: registrations.id });
    if (!made) throw new Error('nothing was inserted');
    await tx.insert(instalments).values({
      registrationId: made.id,
      position: 1,
      dueOn: '2026-12-01',
      amountCents: 7500,
      status: 'due',
    });
  });
}
