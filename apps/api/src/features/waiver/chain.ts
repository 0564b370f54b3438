import { desc, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { waiverAcceptances, waiverChain } from '../../platform/database/schema/waiver.ts';

/** An arbitrary advisory lock number that only this chain uses. */
const chainLock = 4_100_201;
/** The previous hash of the first link. */
export const firstLink = '0'.repeat(64);

/** A stored acceptance. Every column is part of the link's hash. */
export type Link = typeof waiverAcceptances.$inferSelect;
/** The columns that the chain adds to an acceptance. */
type ChainColumns = 'sequence' | 'previousHash' | 'chainHash';

/** Serializes appends to the chain until the transaction ends. */
export type LockChain = (tx: Db) => Promise<void>;

export const lockChain: LockChain = async (tx) => {
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`);
};

/** The newest link; undefined before the first acceptance. The caller holds the chain's lock. */
async function lastLink(tx: Db): Promise<Pick<Link, 'sequence' | 'chainHash'> | undefined> {
  const [last] = await tx
    .select({ sequence: waiverAcceptances.sequence, chainHash: waiverAcceptances.chainHash })
    .from(waiverAcceptances)
    .orderBy(desc(waiverAcceptances.sequence))
    .limit(1);
  return last;
}

/** Appends an acceptance to the chain as its newest link. The caller holds the chain's lock. */
export async function appendLink(tx: Db, acceptance: Omit<Link, ChainColumns>): Promise<Link> {
  const last = await lastLink(tx);
  const link = {
    ...acceptance,
    sequence: (last?.sequence ?? 0) + 1,
    previousHash: last?.chainHash ?? firstLink,
  };
  const row = { ...link, chainHash: linkHash(link) };
  await tx.insert(waiverAcceptances).values(row);
  const head = { sequence: row.sequence, chainHash: row.chainHash };
  await tx
    .insert(waiverChain)
    .values({ id: 1, ...head })
    .onConflictDoUpdate({ target: waiverChain.id, set: head });
  return row;
}

/** SHA-256 in hex over a link and the previous link's hash. The order of the fields is part of the format. */
export function linkHash(link: Omit<Link, 'chainHash'>): string {
  const fields = [
    link.previousHash,
    link.sequence,
    link.id,
    link.userId,
    link.version,
    link.contentHash,
    link.method,
    link.waiverAccepted,
    link.paymentConsent,
    link.signatureFile,
    link.serverAddress,
    link.clientAddress,
    link.clientTime,
    link.userAgent,
    link.acceptedAt.toISOString(),
    link.createdAt.toISOString(),
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
