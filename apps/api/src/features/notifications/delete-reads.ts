import { eq, lt } from 'drizzle-orm';
import { dayMs } from '@detroit-well/config/durations';
import type { Db } from '../../platform/database/database.ts';
import { notificationReads } from '../../platform/database/schema/notifications.ts';
import { listedDays } from './find-notifications.ts';

/** Deletes which notifications a person has read, when the account is deleted (ADR-023). */
export async function deleteReadsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(notificationReads).where(eq(notificationReads.userId, userId));
}

/** Deletes the rows of notifications that are no longer listed. What still needs its member counts as new again. */
export async function deleteOldReads(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - listedDays * dayMs);
  await db.delete(notificationReads).where(lt(notificationReads.readAt, before));
}
