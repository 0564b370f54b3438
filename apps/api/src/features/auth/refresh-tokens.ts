import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { dayMs } from '@detroit-well/config/durations';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { users } from '../../platform/database/schema/people.ts';
import { refreshFamilies, refreshTokens } from '../../platform/database/schema/tokens.ts';
import type { SignInOrigin } from './sign-in-origin.ts';

/** Fixed at sign-in; a refresh does not extend it. */
const familyMs = 14 * dayMs;
/** The time for which the previous token is still accepted, in case the response with its successor was lost. */
const graceMs = 30_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
/** Derives the successor from its predecessor, so that the server can return the same successor again without storing it. */
const successorOf = (token: string, key: Buffer) =>
  createHmac('sha256', key).update(token).digest('base64url');

/** Starts a sign-in session. Returns its id and its first refresh token. */
export async function beginFamily(
  tx: Db,
  userId: string,
  now: Date,
  from: SignInOrigin,
): Promise<{ family: string; refresh: string }> {
  const [row] = await tx
    .insert(refreshFamilies)
    .values({
      userId,
      rotatedAt: now,
      createdAt: now,
      expiresAt: new Date(now.getTime() + familyMs),
      ...from,
    })
    .returning({ id: refreshFamilies.id });
  if (row === undefined) throw new Error('the sign-in was not stored');
  const refresh = randomBytes(32).toString('base64url');
  await tx.insert(refreshTokens).values({ tokenHash: hashOf(refresh), familyId: row.id, generation: 0 });
  return { family: row.id, refresh };
}

export type Rotation =
  | { outcome: 'rotated'; refresh: string; family: string; userId: string; email: string }
  | { outcome: 'rejected' };

export type ReadFamily = (tx: Db, id: string) => Promise<typeof refreshFamilies.$inferSelect | undefined>;

/** The lock serializes refreshes with the same token, so that the second one is treated as the predecessor. */
const lockFamily: ReadFamily = async (tx, id) =>
  (await tx.select().from(refreshFamilies).where(eq(refreshFamilies.id, id)).for('update'))[0];

/**
 * Exchanges a refresh token for the next one. The previous token returns the same successor for 30 s. Any older token, or a
 * later use, was stolen or copied and ends the sign-in session.
 */
export async function rotate(
  tx: Db,
  token: string,
  key: Buffer,
  now: Date,
  { readFamily = lockFamily }: Guards<{ readFamily: ReadFamily }> = {},
): Promise<Rotation> {
  const [known] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashOf(token)));
  if (known === undefined) return { outcome: 'rejected' };
  const family = await readFamily(tx, known.familyId);
  if (family === undefined || family.endedAt !== null || family.expiresAt <= now)
    return { outcome: 'rejected' };
  const [user] = await tx.select().from(users).where(eq(users.id, family.userId));
  if (user === undefined || !user.isActive || user.mergedInto !== null) return { outcome: 'rejected' };

  const refresh = successorOf(token, key);
  const rotated: Rotation = {
    outcome: 'rotated',
    refresh,
    family: family.id,
    userId: user.id,
    email: user.email ?? '',
  };
  if (known.generation === family.generation) {
    const generation = family.generation + 1;
    await tx.insert(refreshTokens).values({ tokenHash: hashOf(refresh), familyId: family.id, generation });
    await tx
      .update(refreshFamilies)
      .set({ generation, rotatedAt: now })
      .where(eq(refreshFamilies.id, family.id));
    return rotated;
  }
  const fresh = now.getTime() - family.rotatedAt.getTime() <= graceMs;
  if (known.generation === family.generation - 1 && fresh) return rotated;
  await tx
    .update(refreshFamilies)
    .set({ endedAt: now, endReason: 'reuse' })
    .where(eq(refreshFamilies.id, family.id));
  return { outcome: 'rejected' };
}

/** Ends the sign-in session of a refresh token. An unknown token is not an error. */
export async function endByToken(db: Db, token: string, now: Date): Promise<void> {
  const [known] = await db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashOf(token)));
  if (known === undefined) return;
  await db
    .update(refreshFamilies)
    .set({ endedAt: now, endReason: 'signed_out' })
    .where(and(eq(refreshFamilies.id, known.familyId), isNull(refreshFamilies.endedAt)));
}

/** The sign-in sessions of a person that have not ended, the most recently used first. */
export const openFamilies = (db: Db, userId: string, now: Date) =>
  db
    .select()
    .from(refreshFamilies)
    .where(
      and(
        eq(refreshFamilies.userId, userId),
        isNull(refreshFamilies.endedAt),
        gt(refreshFamilies.expiresAt, now),
      ),
    )
    .orderBy(desc(refreshFamilies.rotatedAt));

/** Ends one sign-in session of a person. Returns whether it was open. */
export async function endOne(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(refreshFamilies)
    .set({ endedAt: now, endReason: 'signed_out' })
    .where(
      and(eq(refreshFamilies.id, id), eq(refreshFamilies.userId, userId), isNull(refreshFamilies.endedAt)),
    )
    .returning({ id: refreshFamilies.id });
  return ended.length > 0;
}

/** Ends every sign-in session of a person, except `keep`. */
export async function endAll(tx: Db, userId: string, reason: string, now: Date, keep = ''): Promise<void> {
  await tx
    .update(refreshFamilies)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(eq(refreshFamilies.userId, userId), isNull(refreshFamilies.endedAt), ne(refreshFamilies.id, keep)),
    );
}
