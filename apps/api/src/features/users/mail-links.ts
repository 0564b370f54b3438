import { hourMs } from '@detroit-well/config/durations';
import { paths, portalUrl } from '@detroit-well/config/paths';
import type { ApiSettings } from '@detroit-well/config/env';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { mailTokens } from '../../platform/database/schema/tokens.ts';

const lifeMs = { verify_email: 72 * hourMs, reset_password: hourMs } as const;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates a token for an emailed link and stores only its hash. Earlier tokens stay valid. */
export async function makeMailToken(
  tx: Db,
  userId: string,
  purpose: keyof typeof lifeMs,
  now: Date,
  life: number = lifeMs[purpose],
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + life);
  await tx.insert(mailTokens).values({ tokenHash: hashOf(token), userId, purpose, expiresAt });
  return token;
}

const unspent = (now: Date) => and(isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now));

const usable = (token: string, purpose: keyof typeof lifeMs, now: Date) =>
  and(eq(mailTokens.tokenHash, hashOf(token)), eq(mailTokens.purpose, purpose), unspent(now));

/** Returns the owner of a token that is still valid, without using it up. */
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

/** Those of some tokens that are still valid, whatever they are for. */
export async function validTokens(db: Db, tokens: readonly string[], now: Date): Promise<readonly string[]> {
  const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
  const rows = await db
    .select({ hash: mailTokens.tokenHash })
    .from(mailTokens)
    .where(and(inArray(mailTokens.tokenHash, [...byHash.keys()]), unspent(now)));
  return rows.flatMap(({ hash }) => byHash.get(hash) ?? []);
}

/** Uses a token up and returns its owner. Returns undefined when the token is unknown, used or expired. */
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

/** Uses up every open password reset link of a person. */
export async function spendResetLinks(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(
      and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'reset_password'), isNull(mailTokens.usedAt)),
    );
}

/** The URL of a verification link: a page of this server, because neither app has one. It does not sign anyone in. */
export function verifyUrl({ addresses }: ApiSettings, token: string): string {
  return new URL(`/verify-email/${token}`, addresses.apiUrl).href;
}

/** The URL of a password reset link: a page of the portal. */
export function resetUrl({ addresses }: ApiSettings, uid: string, token: string): string {
  return portalUrl(addresses.portalUrl, paths.resetPassword({ uid, token }));
}
