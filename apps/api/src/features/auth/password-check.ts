import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';

/** An account as it was when its password was verified. */
export type Verified = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>;
export type PasswordCheck = (tx: Db, verified: Verified) => Promise<boolean>;

/**
 * True if an account is open and its password unchanged since the verification, which runs in a queue outside any transaction.
 * The result holds until this transaction ends.
 */
export const isPasswordCurrent: PasswordCheck = async (tx, { id, passwordHash }) => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        eq(users.isActive, true),
        isNull(users.mergedInto),
        eq(users.passwordHash, passwordHash),
      ),
    )
    .for('no key update');
  return rows.length > 0;
};
