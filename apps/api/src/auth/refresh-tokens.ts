import { and, eq, isNull, ne } from 'drizzle-orm';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { refreshFamilies, refreshTokens } from '../db/schema/tokens.ts';

const DAY_MS = 86_400_000;
/** Fixed at sign-in; no refresh moves it. */
const FAMILY_MS = 14 * DAY_MS;
/** The immediate predecessor may come again this long: its answer was lost. */
const GRACE_MS = 30_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
/** The successor follows from the predecessor, so giving the same one again needs no storing of tokens. */
const successorOf = (token: string, key: Buffer) =>
  createHmac('sha256', key).update(token).digest('base64url');

/** Begins a sign-in: its id and first refresh token. */
export async function beginFamily(
  tx: Db,
  userId: string,
  now: Date,
): Promise<{ family: string; refresh: string }> {
  const [row] = await tx
    .insert(refreshFamilies)
    .values({ userId, rotatedAt: now, createdAt: now, expiresAt: new Date(now.getTime() + FAMILY_MS) })
    .returning({ id: refreshFamilies.id });
  if (row === undefined) throw new Error('the sign-in was not stored');
  const refresh = randomBytes(32).toString('base64url');
  await tx.insert(refreshTokens).values({ tokenHash: hashOf(refresh), familyId: row.id, generation: 0 });
  return { family: row.id, refresh };
}

export type Rotation =
  | { outcome: 'rotated'; refresh: string; family: string; userId: string; email: string }
  | { outcome: 'refused' };

export type ReadFamily = (tx: Db, id: string) => Promise<typeof refreshFamilies.$inferSelect | undefined>;

/** The lock makes two refreshes of one token follow each other; the second presents the predecessor then. */
const lockFamily: ReadFamily = async (tx, id) =>
  (await tx.select().from(refreshFamilies).where(eq(refreshFamilies.id, id)).for('update'))[0];

/**
 * Takes a refresh token and gives the next. The immediate predecessor, again within 30 s, gets the same next one;
 * anything older or later was stolen or copied, and ends the sign-in.
 */
export async function rotate(
  tx: Db,
  token: string,
  key: Buffer,
  now: Date,
  readFamily: ReadFamily = lockFamily,
): Promise<Rotation> {
  const [known] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashOf(token)));
  if (known === undefined) return { outcome: 'refused' };
  const family = await readFamily(tx, known.familyId);
  if (family === undefined || family.endedAt !== null || family.expiresAt <= now)
    return { outcome: 'refused' };
  const [user] = await tx.select().from(users).where(eq(users.id, family.userId));
  if (user === undefined || !user.isActive) return { outcome: 'refused' };

  const refresh = successorOf(token, key);
  const rotated: Rotation = {
    outcome: 'rotated',
    refresh,
    family: family.id,
    userId: user.id,
    email: user.email,
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
  const fresh = now.getTime() - family.rotatedAt.getTime() <= GRACE_MS;
  if (known.generation === family.generation - 1 && fresh) return rotated;
  await tx
    .update(refreshFamilies)
    .set({ endedAt: now, endReason: 'reuse' })
    .where(eq(refreshFamilies.id, family.id));
  return { outcome: 'refused' };
}

/** Ends the sign-in a refresh token belongs to. An unknown token is no error. */
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

/** Ends every sign-in of a person, but for one if named. */
export async function endAll(tx: Db, userId: string, reason: string, now: Date, keep = ''): Promise<void> {
  await tx
    .update(refreshFamilies)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(eq(refreshFamilies.userId, userId), isNull(refreshFamilies.endedAt), ne(refreshFamilies.id, keep)),
    );
}
