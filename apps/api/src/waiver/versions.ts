import { toStudioIso } from '@detroit-well/config/studio-time';
import { desc, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { sanitise } from '../content/sanitise.ts';
import type { Db } from '../db/database.ts';
import { waiverVersions } from '../db/schema/waiver.ts';
import { lockChain } from './chain.ts';

export type WaiverVersion = typeof waiverVersions.$inferSelect;
/** What somebody writes when a waiver is to be published. */
export type WaiverText = Pick<WaiverVersion, 'version' | 'title' | 'bodyHtml' | 'rules' | 'effectiveDate'>;

/** A text that cannot be published; the message says why. */
export class NotPublished extends Error {}

/** The text in force: the newest that was published. */
export async function currentWaiver(db: Db): Promise<WaiverVersion | undefined> {
  const [row] = await db
    .select()
    .from(waiverVersions)
    .orderBy(desc(waiverVersions.publishedAt), desc(waiverVersions.version))
    .limit(1);
  return row;
}

/** A text as it was published, whether in force or not: what was signed stays readable. */
export async function waiverVersion(db: Db, version: string): Promise<WaiverVersion | undefined> {
  const [row] = await db.select().from(waiverVersions).where(eq(waiverVersions.version, version));
  return row;
}

/**
 * SHA-256 in hex over all that a version says and since when. Signatures hold this hash, so that neither the text nor its
 * place among the versions can change under them. The order of the fields is part of the format.
 */
export function contentHash({
  version,
  title,
  bodyHtml,
  rules,
  effectiveDate,
  publishedAt,
}: Omit<WaiverVersion, 'contentHash'>) {
  // Rules come back from the database with their own order of names.
  const said = rules.map((rule) => [rule.title, rule.content]);
  const fields = [version, title, bodyHtml, said, effectiveDate, publishedAt.toISOString()];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/**
 * Puts a text in force: from this moment everybody is asked to sign again. The HTML is cleaned here, once. Waits for signatures
 * under way, so that each is of the text that was in force when it was made. Throws NotPublished for a name
 * that is taken, a text that says nothing new, rules with tags, and a moment before the last publication.
 */
export async function publishWaiver(tx: Db, text: WaiverText, publishedAt: Date): Promise<WaiverVersion> {
  await lockChain(tx);
  const current = await currentWaiver(tx);
  const cleaned = { ...text, bodyHtml: sanitise(text.bodyHtml), publishedAt };
  if (await waiverVersion(tx, text.version))
    throw new NotPublished(`Version ${text.version} was published before.`);
  if (current && current.publishedAt >= publishedAt)
    throw new NotPublished(
      `Version ${current.version} is newer: published ${toStudioIso(current.publishedAt)}.`,
    );
  if (text.rules.some(({ title, content }) => tag.test(title) || tag.test(content)))
    throw new NotPublished('Rules are plain text: leave the tags out.');
  if (current && saysTheSame(current, cleaned))
    throw new NotPublished(`Version ${current.version} says the same; nobody has to sign again.`);
  const row = { ...cleaned, contentHash: contentHash(cleaned) };
  await tx.insert(waiverVersions).values(row);
  return row;
}

/** Rules are shown as text in one place and as HTML in another. */
const tag = /<[a-z/!?]/i;

const saysTheSame = (a: WaiverText, b: WaiverText) =>
  a.title === b.title &&
  a.bodyHtml === b.bodyHtml &&
  JSON.stringify(ruleTexts(a)) === JSON.stringify(ruleTexts(b));

const ruleTexts = ({ rules }: WaiverText) => rules.map(({ title, content }) => [title, content]);
