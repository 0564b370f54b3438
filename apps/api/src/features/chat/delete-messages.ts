import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { chatMessages, chatReads } from '../../platform/database/schema/chat.ts';

/** Deletes a person's messages, and how far the person has read, when the account is deleted (SPEC-B 10.10). */
export async function deleteMessagesOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(chatReads).where(eq(chatReads.userId, userId));
  await tx.delete(chatMessages).where(eq(chatMessages.senderId, userId));
}
