import { hourMs } from '@detroit-well/config/durations';
import type { ApiSettings } from '@detroit-well/config/env';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { and, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';
import { paymentLinks, type SoldByLink } from '../../platform/database/schema/payment-links.ts';

/** A link holds so long. */
const holdsMs = 24 * hourMs;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export type PaymentLink = typeof paymentLinks.$inferSelect;
export type Send = PaymentLink['send'];
type EndReason = NonNullable<PaymentLink['endReason']>;

/** What a link pays, as it is shown to who gets it. */
export interface Wanted extends Pick<PaymentLink, 'userId' | 'amountCents' | 'actorId'> {
  readonly of:
    | { readonly pays: 'registration'; readonly registrationId: string; readonly position: number | null }
    | { readonly pays: 'renewal' | 'card'; readonly membershipId: string }
    | { readonly pays: 'sale'; readonly sale: SoldByLink; readonly reason: string | null };
  /** A link to pay for a place ends when its session starts. */
  readonly startsAt?: Date;
}

interface MadeLink {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * Makes a link and stores only the hash of its token: 128 random bits in hex, which error reports always recognize as a token. It
 * ends the one before for the same thing, whose registration or membership the caller has locked.
 */
export async function makePaymentLink(
  tx: Db,
  { addresses }: Pick<ApiSettings, 'addresses'>,
  { of, startsAt, ...wanted }: Wanted,
  send: Send,
  now: Date,
): Promise<MadeLink> {
  const token = randomBytes(16).toString('hex');
  const day = new Date(now.getTime() + holdsMs);
  const expiresAt = startsAt !== undefined && startsAt > now && startsAt < day ? startsAt : day;
  await tx
    .update(paymentLinks)
    .set({ endedAt: now, endReason: 'replaced' })
    .where(and(isNull(paymentLinks.endedAt), eq(paymentLinks.pays, of.pays), isFor(of, wanted.userId)));
  const [made] = await tx
    .insert(paymentLinks)
    .values({ tokenHash: hashOf(token), ...wanted, ...of, send, expiresAt, createdAt: now })
    .returning({ id: paymentLinks.id });
  if (made === undefined) throw new Error('the link was not stored');
  return { id: made.id, url: portalUrl(addresses.portalUrl, paths.pay({ token })), expiresAt };
}

/** The links for the same thing: of a sale, for the same plan or the same gift card, with whatever promo code. */
function isFor(of: Wanted['of'], userId: string): SQL | undefined {
  if (of.pays === 'registration') return eq(paymentLinks.registrationId, of.registrationId);
  if (of.pays !== 'sale') return eq(paymentLinks.membershipId, of.membershipId);
  return and(
    eq(paymentLinks.userId, userId),
    sql`${paymentLinks.sale} - 'promoCode' = ${JSON.stringify(of.sale)}::jsonb - 'promoCode'`,
  );
}

/** Locks the link of a token, so that of several charges only one begins by it. */
export async function lockLink(tx: Db, token: string): Promise<PaymentLink> {
  await tx
    .select({ id: paymentLinks.id })
    .from(paymentLinks)
    .where(eq(paymentLinks.tokenHash, hashOf(token)))
    .for('update');
  return linkOf(tx, token);
}

/** The link of a token, also one that has ended. Throws when it is unknown. */
export async function linkOf(db: Db, token: string): Promise<PaymentLink> {
  const [link] = await db
    .select()
    .from(paymentLinks)
    .where(eq(paymentLinks.tokenHash, hashOf(token)));
  if (link === undefined) throw problem('not_found');
  return link;
}

/** Names the charge that begins by a link. False if the link has ended since it was read. */
export async function beginByLink(tx: Db, id: string, paymentId: string, now: Date): Promise<boolean> {
  const begun = await tx
    .update(paymentLinks)
    .set({ paymentId })
    .where(and(eq(paymentLinks.id, id), isNull(paymentLinks.endedAt), gt(paymentLinks.expiresAt, now)))
    .returning({ id: paymentLinks.id });
  return begun.length > 0;
}

/** Ends a link whose effect happens in the same transaction. False if it has ended since it was read. */
export async function endLink(tx: Db, id: string, endReason: EndReason, endedAt: Date): Promise<boolean> {
  const ended = await tx
    .update(paymentLinks)
    .set({ endedAt, endReason })
    .where(and(eq(paymentLinks.id, id), isNull(paymentLinks.endedAt)))
    .returning({ id: paymentLinks.id });
  return ended.length > 0;
}

/** Ends the open links of a person whose record is merged. */
export async function endLinksOf(tx: Db, userId: string, endedAt: Date): Promise<void> {
  await tx
    .update(paymentLinks)
    .set({ endedAt, endReason: 'merged' })
    .where(and(inArray(paymentLinks.userId, recordsOf(userId)), isNull(paymentLinks.endedAt)));
}

/** The links of a person that still work, the newest first. */
export async function openLinks(db: Db, userId: string, now: Date): Promise<PaymentLink[]> {
  return db
    .select()
    .from(paymentLinks)
    .where(
      and(
        inArray(paymentLinks.userId, recordsOf(userId)),
        isNull(paymentLinks.endedAt),
        gt(paymentLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(paymentLinks.createdAt));
}

/** Those of some tokens whose links have not ended. */
export async function payableTokens(
  db: Db,
  tokens: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
  const rows = await db
    .select({ hash: paymentLinks.tokenHash })
    .from(paymentLinks)
    .where(
      and(
        inArray(paymentLinks.tokenHash, [...byHash.keys()]),
        isNull(paymentLinks.endedAt),
        gt(paymentLinks.expiresAt, now),
      ),
    );
  return rows.flatMap(({ hash }) => byHash.get(hash) ?? []);
}
