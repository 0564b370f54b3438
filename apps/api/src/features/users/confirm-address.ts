import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';

/** Records that a person used a link that only their email address received. */
export async function confirmAddress(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
}
