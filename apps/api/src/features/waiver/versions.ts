import type { WaiverContent } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { desc, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
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

/** The version in force: the newest one. */
export async function currentWaiver(db: Db): Promise<WaiverVersion | undefined> {
  const [row] = await db
    .select()
    .from(waiverVersions)
    .orderBy(desc(waiverVersions.publishedAt), desc(waiverVersions.version))
    .limit(1);
  return row;
}

/** A published version, in force or not: people can still read what they signed. */
export async function waiverVersion(db: Db, version: string): Promise<WaiverVersion | undefined> {
  const [row] = await db.select().from(waiverVersions).where(eq(waiverVersions.version, version));
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

/**
 * Publishes a version, after which each person must sign again. Sanitizes the HTML once, here. Waits for signatures in progress,
 * so that each one refers to the version in force at its time. Throws NotPublished for a name that is taken, unchanged content,
 * rules with tags, or a moment before the last publication.
 */
export async function publishWaiver(tx: Db, text: WaiverText, publishedAt: Date): Promise<WaiverVersion> {
  await lockChain(tx);
  const current = await currentWaiver(tx);
  const cleaned = { ...text, bodyHtml: sanitize(text.bodyHtml), publishedAt };
  if (await waiverVersion(tx, text.version))
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
  await notifyEverybody(tx);
  return row;
}

/** Rules appear as text in one place and as HTML in another. */
const tag = /<[a-z/!?]/i;

const saysTheSame = (a: WaiverText, b: WaiverText) =>
  a.title === b.title &&
  a.bodyHtml === b.bodyHtml &&
  JSON.stringify(ruleTexts(a)) === JSON.stringify(ruleTexts(b));

const ruleTexts = ({ rules }: WaiverText) => rules.map(({ title, content }) => [title, content]);
