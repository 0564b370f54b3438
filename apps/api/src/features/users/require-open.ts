import { and, eq, isNull } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';

export type RequireOpen = (tx: Db, userId: string) => Promise<void>;

/** Locks that closing an account waits for. */
type Lock = 'key share' | 'no key update';

/**
 * True if the account is open and was not merged into another one. It then stays open until the transaction ends: closing it waits for even the weakest lock on the
 * row, and then sees what was stored.
 */
export async function isOpen(tx: Db, userId: string, lock: Lock | null = 'key share'): Promise<boolean> {
  const open = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true), isNull(users.mergedInto)));
  return (await (lock === null ? open : open.for(lock))).length > 0;
}

/** Throws the same problem as the guard when the account is closed. Otherwise it stays open until the transaction ends. */
export async function requireOpen(tx: Db, userId: string, lock: Lock = 'key share'): Promise<void> {
  if (!(await isOpen(tx, userId, lock))) throw problem('token_invalid');
}
