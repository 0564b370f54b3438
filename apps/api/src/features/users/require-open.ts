import { and, eq } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';

export type RequireOpen = (tx: Db, userId: string) => Promise<void>;

/**
 * Throws the same problem as the guard when the account is closed. The account stays open until the transaction ends: closing
 * it waits for even the weakest lock on the row, and then sees what was stored.
 */
export async function requireOpen(
  tx: Db,
  userId: string,
  lock: 'key share' | 'no key update' = 'key share',
): Promise<void> {
  const open = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true)))
    .for(lock);
  if (open.length === 0) throw problem('token_invalid');
}
