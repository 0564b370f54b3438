import type { WaiverContent } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { waiverVersions } from '../../platform/database/schema/waiver.ts';
import { sanitize } from '../../platform/html/sanitize.ts';
import { notifyEverybody } from '../users/notify-people.ts';
import { lockChain } from './chain.ts';

export type WaiverVersion = typeof waiverVersions.$inferSelect;
/** The input for publishing a waiver. */
export type WaiverText = Pick<WaiverVersion, 'version' | 'title' | 'bodyHtml' | 'rules' | 'effectiveDate'>;

/** A text that cannot be published; the message states why. */
export class NotPublished extends Error {}

/** The version in force at a time: the last one that was published until then. */
export async function currentWaiver(db: Db, now: Date): Promise<WaiverVersion | undefined> {
  const [row] = await db
    .select()
    .from(waiverVersions)
    .where(lte(waiverVersions.publishedAt, now))
    .orderBy(desc(waiverVersions.publishedAt), desc(waiverVersions.version))
    .limit(1);
  return row;
}

/** The version that comes into force later; there is one at most. */
export async function scheduledWaiver(db: Db, now: Date): Promise<WaiverVersion | undefined> {
  const [row] = await db.select().from(waiverVersions).where(gt(waiverVersions.publishedAt, now));
  return row;
}

/** A version that was published until a time, in force or not: people can still read what they signed. */
export async function waiverVersion(db: Db, version: string, now: Date): Promise<WaiverVersion | undefined> {
  const [row] = await db
    .select()
    .from(waiverVersions)
    .where(and(eq(waiverVersions.version, version), lte(waiverVersions.publishedAt, now)));
  return row;
}

/** A version as the contract shows it. */
export const contentView = (waiver: WaiverVersion): WaiverContent => ({
  title: waiver.title,
  body: waiver.bodyHtml,
  rules: waiver.rules,
  effective_date: waiver.effectiveDate,
  version: waiver.version,
  text_hash: waiver.contentHash,
});

/**
 * SHA-256 in hex over the content of a version, its effective date and its time of publication. Signatures contain this hash,
 * so that neither the text nor the order of versions can change after signing. The order of the fields is part of the format.
 */
export function contentHash({
  version,
  title,
  bodyHtml,
  rules,
  effectiveDate,
  publishedAt,
}: Omit<WaiverVersion, 'contentHash'>) {
  // The database does not preserve the order of keys in a rule.
  const rulePairs = rules.map((rule) => [rule.title, rule.content]);
  const fields = [version, title, bodyHtml, rulePairs, effectiveDate, publishedAt.toISOString()];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** All versions, the newest one first, whether in force or not. */
export const allVersions = (db: Db): Promise<WaiverVersion[]> =>
  db.select().from(waiverVersions).orderBy(desc(waiverVersions.publishedAt), desc(waiverVersions.version));

/**
 * Publishes a version, after which each person must sign again from `publishedAt` on, which may be to come. Sanitizes the HTML once,
 * here. Waits for signatures in progress, so that each one refers to the version in force at its time. Throws NotPublished for a name
 * that is taken, unchanged content, rules with tags, or a moment before the last publication.
 */
export async function publishWaiver(
  tx: Db,
  text: WaiverText,
  publishedAt: Date,
  now: Date = publishedAt,
): Promise<WaiverVersion> {
  await lockChain(tx);
  const versions = await allVersions(tx);
  const [current] = versions;
  const cleaned = { ...text, bodyHtml: sanitize(text.bodyHtml), publishedAt };
  if (versions.some(({ version }) => version === text.version))
    throw new NotPublished(`Version ${text.version} was published before.`);
  if (current && current.publishedAt >= publishedAt)
    throw new NotPublished(
      `Version ${current.version} is newer: published ${toStudioIso(current.publishedAt)}.`,
    );
  if (text.rules.some(({ title, content }) => tag.test(title) || tag.test(content)))
    throw new NotPublished('Rules are plain text: leave the tags out.');
  if (current && saysTheSame(current, cleaned))
    throw new NotPublished(`Version ${current.version} has the same text; no one has to sign again.`);
  const row = { ...cleaned, contentHash: contentHash(cleaned) };
  await tx.insert(waiverVersions).values(row);
  await announce(tx, now);
  return row;
}

/** Tells the open screens of all people, once, which version is in force by now. */
async function announce(tx: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute(sql`
    insert into waiver_announcements (version, announced_at)
    select version, ${at} from waiver_versions where published_at <= ${at}
    on conflict do nothing returning version`);
  if (rows.length > 0) await notifyEverybody(tx);
}

/** Tells open screens that a scheduled version is in force. */
export const announceWaivers = ({
  database,
  clock,
}: Pick<PlatformDeps, 'database' | 'clock'>): Promise<void> =>
  database.withTx((tx) => announce(tx, clock.now()));

/** Rules appear as text in one place and as HTML in another. */
const tag = /<[a-z/!?]/i;

const saysTheSame = (a: WaiverText, b: WaiverText) =>
  a.title === b.title &&
  a.bodyHtml === b.bodyHtml &&
  JSON.stringify(ruleTexts(a)) === JSON.stringify(ruleTexts(b));

const ruleTexts = ({ rules }: WaiverText) => rules.map(({ title, content }) => [title, content]);
