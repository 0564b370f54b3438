import { asc } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { waiverAcceptances } from '../db/schema/waiver.ts';
import { FIRST_LINK, linkHash } from './acceptances.ts';

/** What the chain of signatures looks like: whole, or broken first at that row. */
export type ChainVerdict =
  { whole: true; links: number } | { whole: false; sequence: number; id: string; reason: string };

/** Recomputes the chain from its first link and names the first one that does not fit. */
export async function verifyChain(db: Db): Promise<ChainVerdict> {
  const links = await db.select().from(waiverAcceptances).orderBy(asc(waiverAcceptances.sequence));
  let previousHash = FIRST_LINK;
  for (const [index, link] of links.entries()) {
    const broken = (reason: string): ChainVerdict => ({
      whole: false,
      sequence: link.sequence,
      id: link.id,
      reason,
    });
    if (link.sequence !== index + 1) return broken('a link before it is missing');
    if (link.previousHash !== previousHash) return broken('it does not stand on the one before');
    if (linkHash(link) !== link.chainHash) return broken('its fields were changed');
    previousHash = link.chainHash;
  }
  return { whole: true, links: links.length };
}
