import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { users } from '../../platform/database/schema/people.ts';
import { refreshFamilies } from '../../platform/database/schema/tokens.ts';
import { checkAllRooms } from '../chat/messages.ts';
import { checkScreensOf } from '../users/notify-people.ts';
import type { AuthDeps } from './dependencies.ts';

/** The wrong password that ends the sign-in. */
const mostFailures = 5;

const ofSignIn = ({ family, userId }: Caller) =>
  and(eq(refreshFamilies.id, family), eq(refreshFamilies.userId, userId), isNull(refreshFamilies.endedAt));

/** Locks a sign-in, whose device is about to be in other hands, and closes its sockets. */
export const lockSignIn = (
  { database, systemClock }: Pick<PlatformDeps, 'database' | 'systemClock'>,
  caller: Caller,
): Promise<void> =>
  database.withTx(async (tx) => {
    await tx
      .update(refreshFamilies)
      .set({ lockedAt: systemClock.now(), unlockFailures: 0 })
      .where(and(ofSignIn(caller), isNull(refreshFamilies.lockedAt)));
    await closeSockets(tx, caller);
  });

async function closeSockets(tx: Db, { userId }: Caller): Promise<void> {
  await checkAllRooms(tx);
  await checkScreensOf(tx, userId);
}

/**
 * Unlocks a sign-in with the password of its account. Counts the attempt before it compares, so that attempts at the same time are
 * no more than five. The fifth wrong password ends the sign-in.
 */
export async function unlockSignIn(
  deps: AuthDeps,
  caller: Caller,
  password: string,
  { count = countAttempt }: Guards<{ count: CountAttempt }> = {},
): Promise<void> {
  const { database, passwords, systemClock } = deps;
  const attempt = await count(database.db, caller);
  if (attempt === undefined) return requireUnlocked(database.db, caller);
  const [user] = await database.db.select().from(users).where(eq(users.id, caller.userId));
  if (await passwords.matches(user?.passwordHash, password)) return unlock(database.db, caller);
  if (attempt < mostFailures) throw wrongPassword(mostFailures - attempt);
  await database.withTx(async (tx) => {
    await tx
      .update(refreshFamilies)
      .set({ endedAt: systemClock.now(), endReason: 'unlock_failed' })
      .where(ofSignIn(caller));
    await closeSockets(tx, caller);
  });
  throw problem('token_invalid');
}

/** Counts an attempt to unlock; undefined when the sign-in is not locked or has no attempt left. */
export type CountAttempt = (db: Db, caller: Caller) => Promise<number | undefined>;

const countAttempt: CountAttempt = async (db, caller) => {
  const [counted] = await db
    .update(refreshFamilies)
    .set({ unlockFailures: sql`${refreshFamilies.unlockFailures} + 1` })
    .where(
      and(
        ofSignIn(caller),
        isNotNull(refreshFamilies.lockedAt),
        lt(refreshFamilies.unlockFailures, mostFailures),
      ),
    )
    .returning({ attempt: refreshFamilies.unlockFailures });
  return counted?.attempt;
};

/** Another tab may have unlocked it. Otherwise its attempts are used up, and the last one is being compared. */
async function requireUnlocked(db: Db, caller: Caller): Promise<void> {
  const [open] = await db
    .select({ id: refreshFamilies.id })
    .from(refreshFamilies)
    .where(and(ofSignIn(caller), isNull(refreshFamilies.lockedAt)));
  if (open === undefined) throw problem('token_invalid');
}

async function unlock(db: Db, caller: Caller): Promise<void> {
  await db.update(refreshFamilies).set({ lockedAt: null, unlockFailures: 0 }).where(ofSignIn(caller));
}

function wrongPassword(left: number) {
  const tries = left === 1 ? '1 try is left' : `${left} tries are left`;
  return fieldProblem({ password: [`This password is not right. ${tries}, then the sign-in ends.`] });
}
