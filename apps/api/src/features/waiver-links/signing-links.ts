import { dayMs, minuteMs } from '@detroit-well/config/durations';
import type { ApiSettings } from '@detroit-well/config/env';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { waiverLinks } from '../../platform/database/schema/waiver.ts';
import { endSigningLinks } from '../waiver/end-signing-links.ts';

/** A link that was sent holds so long. */
const sentMs = 7 * dayMs;
/** A link that was shown as a QR code holds so long, and again from when it is opened. */
const shownMs = 30 * minuteMs;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export type SigningLink = typeof waiverLinks.$inferSelect;
export type Send = SigningLink['send'];

/**
 * Makes a link and stores only the hash of its token: 128 random bits in hex, which error reports always recognize as a token. One
 * that is sent ends those that were sent before.
 */
export async function makeSigningLink(
  tx: Db,
  { addresses }: Pick<ApiSettings, 'addresses'>,
  { userId, send }: Pick<SigningLink, 'userId' | 'send'>,
  now: Date,
): Promise<{ url: string; expiresAt: Date }> {
  const token = randomBytes(16).toString('hex');
  const expiresAt = new Date(now.getTime() + (send === 'none' ? shownMs : sentMs));
  if (send !== 'none') await endSigningLinks(tx, userId, 'replaced', now);
  await tx.insert(waiverLinks).values({ tokenHash: hashOf(token), userId, send, expiresAt, createdAt: now });
  return { url: portalUrl(addresses.portalUrl, paths.sign({ token })), expiresAt };
}

const ofToken = (token: string) => eq(waiverLinks.tokenHash, hashOf(token));
const isUsable = (now: Date) => and(isNull(waiverLinks.endedAt), gt(waiverLinks.expiresAt, now));

/** The link of a token. Throws when it is unknown or has ended. */
export async function usableLink(db: Db, token: string, now: Date): Promise<SigningLink> {
  const [link] = await db.select().from(waiverLinks).where(ofToken(token));
  if (link === undefined) throw problem('not_found');
  if (link.endReason === 'signed') throw problem('link_used');
  if (link.endedAt !== null || link.expiresAt <= now) throw problem('link_ended');
  return link;
}

/** Opens a link, which uses nothing up; the first time gives one that was shown its further minutes. Throws as `usableLink`. */
export async function openLink(db: Db, token: string, now: Date): Promise<SigningLink> {
  const later = new Date(now.getTime() + shownMs).toISOString();
  const [link] = await db
    .update(waiverLinks)
    .set({
      openedAt: now,
      expiresAt: sql`case when ${waiverLinks.send} = 'none' then ${later}::timestamptz else ${waiverLinks.expiresAt} end`,
    })
    .where(and(ofToken(token), isUsable(now), isNull(waiverLinks.openedAt)))
    .returning();
  return link ?? usableLink(db, token, now);
}

/** Those of some tokens whose links somebody can still open. */
export async function usableTokens(db: Db, tokens: readonly string[], now: Date): Promise<readonly string[]> {
  const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
  const rows = await db
    .select({ hash: waiverLinks.tokenHash })
    .from(waiverLinks)
    .where(and(inArray(waiverLinks.tokenHash, [...byHash.keys()]), isUsable(now)));
  return rows.flatMap(({ hash }) => byHash.get(hash) ?? []);
}
