import { desc } from 'drizzle-orm';
import { firstLink, linkHash, type Link } from '../../../features/waiver/chain.ts';
import type { Db } from '../../../platform/database/database.ts';
import {
  waiverAcceptances,
  waiverChain,
  waiverSigners,
  waiverVersions,
} from '../../../platform/database/schema/waiver.ts';

interface Signer {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly acceptedAt: Date;
}

/**
 * Accepts the waiver for people by checkbox, as former guests, because a seed cannot draw signatures. It writes the whole chain of
 * an empty database at once, in the order in which they accepted.
 */
export async function signWaivers(tx: Db, signers: readonly Signer[]): Promise<void> {
  const [waiver] = await tx.select().from(waiverVersions).orderBy(desc(waiverVersions.publishedAt)).limit(1);
  if (waiver === undefined) throw new Error('there is no waiver to accept');
  const { version, contentHash } = waiver;
  const links: Link[] = [];
  const inOrder = signers.toSorted((a, b) => a.acceptedAt.getTime() - b.acceptedAt.getTime());
  for (const { userId, acceptedAt } of inOrder) {
    const link = {
      id: idOf(userId),
      userId,
      version,
      contentHash,
      method: 'checkbox' as const,
      waiverAccepted: true,
      paymentConsent: true,
      signatureFile: null,
      serverAddress: '127.0.0.1',
      clientAddress: 'unknown',
      clientTime: '',
      userAgent: 'seed',
      acceptedAt,
      createdAt: acceptedAt,
      sequence: links.length + 1,
      previousHash: links.at(-1)?.chainHash ?? firstLink,
    };
    links.push({ ...link, chainHash: linkHash(link) });
  }
  await tx.insert(waiverAcceptances).values(links);
  await tx
    .insert(waiverSigners)
    .values(
      inOrder.map(({ userId, firstName, lastName }) => ({ acceptanceId: idOf(userId), firstName, lastName })),
    );
  const last = links.at(-1);
  if (last !== undefined)
    await tx.insert(waiverChain).values({ sequence: last.sequence, chainHash: last.chainHash });
}

const idOf = (userId: string): string => `acceptance-${userId}`;
