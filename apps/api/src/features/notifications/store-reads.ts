import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { notificationReads } from '../../platform/database/schema/notifications.ts';
import { notifyPerson } from '../users/notify-people.ts';
import { requireOpen, type RequireOpen } from '../users/require-open.ts';

/** Stores that a person has read these notifications, and tells the person's other screens. */
export async function storeReads(
  tx: Db,
  userId: string,
  ids: readonly string[],
  readAt: Date,
  { open = requireOpen }: Guards<{ open: RequireOpen }> = {},
): Promise<void> {
  await open(tx, userId);
  if (ids.length === 0) return;
  await tx
    .insert(notificationReads)
    .values(ids.map((notificationId) => ({ userId, notificationId, readAt })))
    .onConflictDoNothing();
  await notifyPerson(tx, userId);
}
