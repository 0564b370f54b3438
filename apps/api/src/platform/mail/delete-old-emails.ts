import { lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { outboxMails } from '../database/schema/outbox.ts';

/** Deletes emails from before a time: sent, given up or, where no sender runs, kept only for reading. */
export async function deleteOldEmails(db: Db, before: Date): Promise<void> {
  await db.delete(outboxMails).where(lt(outboxMails.createdAt, before));
}
