import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { auditEntries } from '../database/schema/team.ts';

/** Empties what entries about a person say about them. That something was done, by whom and when, stays. */
export async function erasePersonalEntries(tx: Db, personId: string): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ personal: null, reason: null })
    .where(eq(auditEntries.personId, personId));
}
