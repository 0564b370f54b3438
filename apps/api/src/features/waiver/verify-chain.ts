import { asc, eq, gt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import {
  waiverAcceptances,
  waiverChain,
  waiverSignatures,
  waiverVersions,
} from '../../platform/database/schema/waiver.ts';
import { firstLink, linkHash, type Link } from './chain.ts';
import { contentHash } from './versions.ts';

/** The result of a verification: intact, or the first row that does not match. */
export type ChainVerdict =
  | { whole: true; links: number; head: string }
  | { whole: false; row: string; sequence: number | null; reason: string };

/**
 * Recomputes the hash of each version, then the chain from its first link, including the signature pictures. `holds` is a chain
 * hash that was recorded earlier, for example in a downloaded PDF. A chain that was completely rebuilt does not contain it.
 */
export async function verifyChain(db: Db, holds?: string): Promise<ChainVerdict> {
  const versions = new Map<string, string>();
  for (const row of await db.select().from(waiverVersions).orderBy(asc(waiverVersions.publishedAt))) {
    if (contentHash(row) !== row.contentHash) return broken(`version ${row.version}`, 'its text was changed');
    versions.set(row.version, row.contentHash);
  }
  let previousHash = firstLink;
  let links = 0;
  let held = holds === undefined;
  for await (const link of linksOf(db)) {
    links += 1;
    const reason = mismatchOf(link, links, previousHash, versions) ?? (await pictureMismatch(db, link));
    if (reason !== undefined)
      return broken(`acceptance ${link.sequence} (${link.id})`, reason, link.sequence);
    previousHash = link.chainHash;
    held ||= link.chainHash === holds;
  }
  const [head] = await db.select().from(waiverChain);
  if ((head?.sequence ?? 0) !== links || (head?.chainHash ?? firstLink) !== previousHash)
    return broken(`acceptance ${links + 1}`, 'the end of the chain was cut off or changed', links + 1);
  if (!held) return broken(`link ${holds}`, 'it is not part of the chain');
  return { whole: true, links, head: previousHash };
}

const broken = (row: string, reason: string, sequence: number | null = null): ChainVerdict => ({
  whole: false,
  row,
  sequence,
  reason,
});

/** Checks a link on its own and against the previous one; returns what is wrong. */
function mismatchOf(link: Link, index: number, previousHash: string, versions: ReadonlyMap<string, string>) {
  if (link.sequence !== index) return 'one before it is missing';
  if (link.previousHash !== previousHash) return 'it does not stand on the one before';
  if (linkHash(link) !== link.chainHash) return 'its fields were changed';
  if (versions.get(link.version) !== link.contentHash) return 'its text is another one';
  return undefined;
}

/** All links in order, one page at a time, because the chain keeps growing. */
async function* linksOf(db: Db, pageSize = 500): AsyncGenerator<Link> {
  for (let last: number | undefined; ;) {
    const page: Link[] = await db
      .select()
      .from(waiverAcceptances)
      .where(last === undefined ? undefined : gt(waiverAcceptances.sequence, last))
      .orderBy(asc(waiverAcceptances.sequence))
      .limit(pageSize);
    yield* page;
    if (page.length < pageSize) return;
    last = page.at(-1)?.sequence;
  }
}

async function pictureMismatch(db: Db, { method, signatureFile }: Link): Promise<string | undefined> {
  if (signatureFile === null) return method === 'checkbox' ? undefined : 'it has no signature';
  const [picture] = await db.select().from(waiverSignatures).where(eq(waiverSignatures.name, signatureFile));
  if (picture === undefined) return 'its signature is missing';
  const name = createHash('sha256').update(picture.png).digest('hex');
  return name === signatureFile ? undefined : 'its signature was changed';
}
