import { eq } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { waiverSignatures } from '../../platform/database/schema/waiver.ts';
import { requireSigner } from '../users/identity.ts';
import { requireOpen, type RequireOpen } from '../users/require-open.ts';
import { lastAcceptance, recordAcceptance, type Acceptance } from './acceptances.ts';
import { lockChain, type LockChain } from './chain.ts';
import { endSigningLinks } from './end-signing-links.ts';
import type { Signature } from './signature.ts';
import { currentWaiver } from './versions.ts';

export interface Signing extends Omit<Acceptance, 'method' | 'signatureFile' | 'version'> {
  readonly signature: Signature;
  /** `signature` when absent. */
  readonly method?: 'signature' | 'link';
  /** Throws when the person may no longer sign this way. No other signature is recorded until the transaction ends. */
  readonly assertMaySign?: (tx: Db) => Promise<void>;
  /** The version that the person read, if the client sent it; otherwise the current version. */
  readonly readVersion: string | undefined;
}

/**
 * Signs the waiver in force. Throws `waiver_changed` when the person read another version. Signing the same version again keeps
 * the first signature, so the call can be repeated. Throws when the account is closed or says not who signs; checks that before
 * it locks the chain, so that no transaction waits for an account while it holds the chain.
 */
export async function signWaiver(
  tx: Db,
  signing: Signing,
  { lock = lockChain, open = requireOpen }: Guards<{ lock: LockChain; open: RequireOpen }> = {},
): Promise<void> {
  const { signature, method = 'signature', assertMaySign, readVersion, ...evidence } = signing;
  await open(tx, evidence.userId);
  await requireSigner(tx, evidence.userId, evidence.acceptedAt);
  await lock(tx);
  await assertMaySign?.(tx);
  const current = await currentWaiver(tx, evidence.acceptedAt);
  if (current === undefined) throw problem('waiver_changed');
  if (readVersion !== undefined && readVersion !== current.version)
    throw problem('waiver_changed', { current_version: current.version });
  const last = await lastAcceptance(tx, evidence.userId, current.version);
  if (last !== undefined && last.method !== 'checkbox')
    return endSigningLinks(tx, evidence.userId, 'signed', evidence.acceptedAt);
  await tx
    .insert(waiverSignatures)
    .values({ ...signature, createdAt: signing.acceptedAt })
    .onConflictDoNothing();
  const acceptance = { ...evidence, method, signatureFile: signature.name };
  await recordAcceptance(tx, { ...acceptance, version: current.version }, { lock });
}

/** The signature picture with this name; undefined when there is none. */
export async function signaturePicture(db: Db, name: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select().from(waiverSignatures).where(eq(waiverSignatures.name, name));
  return row?.png;
}
