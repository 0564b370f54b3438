import { and, desc, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { profiles } from '../../platform/database/schema/people.ts';
import { waiverAcceptances, waiverSigners } from '../../platform/database/schema/waiver.ts';
import { appendLink, lockChain, type Link, type LockChain } from './chain.ts';
import { endSigningLinks } from './end-signing-links.ts';
import { currentWaiver, waiverVersion } from './versions.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/** The record of a person's acceptance of the waiver and the payment consent. */
export interface Acceptance {
  readonly userId: string;
  readonly method: 'signature' | 'checkbox' | 'link';
  /** The file name of the signature picture, if the acceptance has a signature. */
  readonly signatureFile?: string;
  /** The version in force at the acceptance; the current version when absent. */
  readonly version?: string | undefined;
  readonly serverAddress: string;
  readonly clientAddress?: string | undefined;
  readonly clientTime?: string | undefined;
  readonly userAgent: string;
  readonly acceptedAt: Date;
  /** When the acceptance is recorded, if later than the acceptance itself. */
  readonly recordedAt?: Date;
}

/**
 * Records an acceptance as the next link of the chain, ends the person's links to sign, and returns its version. Throws when that
 * version does not exist.
 */
export async function recordAcceptance(
  tx: Db,
  acceptance: Acceptance,
  { lock = lockChain }: Guards<{ lock: LockChain }> = {},
): Promise<string> {
  await lock(tx);
  const { version: wanted } = acceptance;
  const waiver =
    wanted === undefined
      ? await currentWaiver(tx, acceptance.acceptedAt)
      : await waiverVersion(tx, wanted, acceptance.acceptedAt);
  if (waiver === undefined) throw new Error('there is no waiver to accept');
  const link = await appendLink(tx, linkOf(acceptance, waiver));
  await storeSignerName(tx, link);
  await endSigningLinks(tx, acceptance.userId, 'signed', acceptance.acceptedAt);
  return waiver.version;
}

function linkOf(acceptance: Acceptance, waiver: { version: string; contentHash: string }) {
  const { userId, method, serverAddress, userAgent, acceptedAt } = acceptance;
  return {
    id: randomUUID(),
    userId,
    version: waiver.version,
    contentHash: waiver.contentHash,
    method,
    waiverAccepted: true,
    paymentConsent: true,
    signatureFile: acceptance.signatureFile ?? null,
    serverAddress,
    clientAddress: acceptance.clientAddress || 'unknown',
    clientTime: acceptance.clientTime ?? '',
    userAgent,
    acceptedAt,
    createdAt: acceptance.recordedAt ?? acceptedAt,
  };
}

/** Copies the account's name at this moment. Later changes of the account do not affect it. */
async function storeSignerName(tx: Db, { id, userId }: Link): Promise<void> {
  const [person] = await tx
    .select({ firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  if (person?.firstName || person?.lastName) {
    await tx.insert(waiverSigners).values({ acceptanceId: id, ...person });
  }
}

/** The name a person signed with; empty when it was unknown or has been erased. */
export async function signerName(db: Db, acceptanceId: string): Promise<string> {
  const [signer] = await db.select().from(waiverSigners).where(eq(waiverSigners.acceptanceId, acceptanceId));
  return signer === undefined ? '' : `${signer.firstName} ${signer.lastName}`.trim();
}

/** Erases the names a person signed with. The acceptances and their chain stay unchanged. */
export async function eraseSignerNames(tx: Db, userId: string): Promise<void> {
  const own = tx
    .select({ id: waiverAcceptances.id })
    .from(waiverAcceptances)
    .where(eq(waiverAcceptances.userId, userId));
  await tx.delete(waiverSigners).where(inArray(waiverSigners.acceptanceId, own));
}

/** A person's last acceptance, of `version` if given; undefined when there is none. */
export async function lastAcceptance(db: Db, userId: string, version?: string): Promise<Link | undefined> {
  const ofVersion = version === undefined ? undefined : eq(waiverAcceptances.version, version);
  const [row] = await db
    .select()
    .from(waiverAcceptances)
    .where(and(inArray(waiverAcceptances.userId, recordsOf(userId)), ofVersion))
    .orderBy(desc(waiverAcceptances.sequence))
    .limit(1);
  return row;
}
