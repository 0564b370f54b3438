import { desc, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { waiverAcceptances, waiverVersions } from '../db/schema/waiver.ts';

/** Any number that only this chain uses: acceptances are appended one after another. */
const CHAIN_LOCK = 4_100_201;
/** What the first link stands on. */
export const FIRST_LINK = '0'.repeat(64);

export interface Acceptance {
  userId: string;
  method: 'signature' | 'checkbox';
  signatureFile?: string;
  serverAddress: string;
  clientAddress?: string;
  userAgent: string;
  acceptedAt: Date;
}

/** The text in force: the newest that was published. */
export async function currentWaiver(db: Db) {
  const [row] = await db
    .select()
    .from(waiverVersions)
    .orderBy(desc(waiverVersions.publishedAt), desc(waiverVersions.version))
    .limit(1);
  return row;
}

/**
 * Records that a person accepted the text in force, both waiver and payment consent, as the next link of the chain.
 * Returns the version. Throws when no text was ever published: nobody can sign nothing.
 */
export async function recordAcceptance(tx: Db, acceptance: Acceptance): Promise<string> {
  const waiver = await currentWaiver(tx);
  if (waiver === undefined) throw new Error('there is no waiver to accept');
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  const [last] = await tx
    .select({ sequence: waiverAcceptances.sequence, chainHash: waiverAcceptances.chainHash })
    .from(waiverAcceptances)
    .orderBy(desc(waiverAcceptances.sequence))
    .limit(1);
  const link = {
    sequence: (last?.sequence ?? 0) + 1,
    userId: acceptance.userId,
    version: waiver.version,
    contentHash: waiver.contentHash,
    method: acceptance.method,
    signatureFile: acceptance.signatureFile ?? null,
    serverAddress: acceptance.serverAddress,
    clientAddress: acceptance.clientAddress ?? 'unknown',
    userAgent: acceptance.userAgent,
    acceptedAt: acceptance.acceptedAt,
    previousHash: last?.chainHash ?? FIRST_LINK,
  };
  await tx
    .insert(waiverAcceptances)
    .values({ ...link, waiverAccepted: true, paymentConsent: true, chainHash: linkHash(link) });
  return waiver.version;
}

/** SHA-256 over a link and the hash of the one before, in hex. The order of the fields is part of the format. */
export function linkHash(link: {
  sequence: number;
  userId: string;
  version: string;
  contentHash: string;
  method: string;
  signatureFile: string | null;
  serverAddress: string;
  clientAddress: string;
  userAgent: string;
  acceptedAt: Date;
  previousHash: string;
}): string {
  const fields = [
    link.previousHash,
    link.sequence,
    link.userId,
    link.version,
    link.contentHash,
    link.method,
    link.signatureFile,
    link.serverAddress,
    link.clientAddress,
    link.userAgent,
    link.acceptedAt.toISOString(),
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** What a person has accepted last; undefined when never anything. */
export async function lastAcceptance(db: Db, userId: string) {
  const [row] = await db
    .select()
    .from(waiverAcceptances)
    .where(eq(waiverAcceptances.userId, userId))
    .orderBy(desc(waiverAcceptances.sequence))
    .limit(1);
  return row;
}
