import { paths, portalUrl } from '@detroit-well/config/paths';
import type { ApiSettings } from '@detroit-well/config/env';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { mailTokens } from '../db/schema/tokens.ts';

const HOUR_MS = 3_600_000;
const lifeMs = { verify_email: 72 * HOUR_MS, reset_password: HOUR_MS } as const;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a token for a mailed link; only its hash is kept. Newer ones do not undo older ones. */
export async function makeMailToken(
  tx: Db,
  userId: string,
  purpose: keyof typeof lifeMs,
  now: Date,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifeMs[purpose]);
  await tx.insert(mailTokens).values({ tokenHash: hashOf(token), userId, purpose, expiresAt });
  return token;
}

const usable = (token: string, purpose: keyof typeof lifeMs, now: Date) =>
  and(
    eq(mailTokens.tokenHash, hashOf(token)),
    eq(mailTokens.purpose, purpose),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now),
  );

/** Whose a token is that could be used; looking changes nothing. */
export async function ownerOf(
  db: Db,
  token: string,
  purpose: keyof typeof lifeMs,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: mailTokens.userId })
    .from(mailTokens)
    .where(usable(token, purpose, now));
  return row?.userId;
}

/** Uses a token up and says whose it is; undefined when it is unknown, used or too old. */
export async function useMailToken(
  tx: Db,
  token: string,
  purpose: keyof typeof lifeMs,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(usable(token, purpose, now))
    .returning({ userId: mailTokens.userId });
  return row?.userId;
}

/** Spends every reset link of a person that is still open. */
export async function spendResetLinks(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(
      and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'reset_password'), isNull(mailTokens.usedAt)),
    );
}

/** Where a verification link leads: a page of this server, because neither app has one. It signs nobody in. */
export function verifyUrl({ addresses }: ApiSettings, token: string): string {
  return new URL(`/verify-email/${token}`, addresses.apiUrl).href;
}

/** Where a reset link leads: the portal's page. */
export function resetUrl({ addresses }: ApiSettings, uid: string, token: string): string {
  return portalUrl(addresses.portalUrl, paths.resetPassword({ uid, token }));
}
