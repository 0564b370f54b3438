import { and, eq, lt } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { users } from '../database/schema/people.ts';
import { signInNetworks } from '../database/schema/tokens.ts';
import { networkOf } from './network.ts';

/** The days for which a network is remembered after its last sign-in. */
const rememberedDays = 90;

const hashOf = (address: string, key: Buffer): string =>
  createHmac('sha256', key).update(networkOf(address)).digest('base64url');

/** Records that an account has signed in from the network of an address. */
export async function rememberNetwork(
  db: Db,
  { userId, address, key, now }: { userId: string; address: string; key: Buffer; now: Date },
): Promise<void> {
  await db
    .insert(signInNetworks)
    .values({ userId, networkHash: hashOf(address, key), lastUsedAt: now })
    .onConflictDoUpdate({
      target: [signInNetworks.userId, signInNetworks.networkHash],
      set: { lastUsedAt: now },
    });
}

/** True if the account with this email address has signed in from the network of `address`. */
export async function isKnownNetwork(
  db: Db,
  { email, address, key }: { email: string; address: string; key: Buffer },
): Promise<boolean> {
  const [row] = await db
    .select({ userId: signInNetworks.userId })
    .from(signInNetworks)
    .innerJoin(users, eq(users.id, signInNetworks.userId))
    .where(and(eq(users.email, email), eq(signInNetworks.networkHash, hashOf(address, key))));
  return row !== undefined;
}

/** Forgets networks without a recent sign-in. */
export async function forgetOldNetworks(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - rememberedDays * 86_400_000);
  await db.delete(signInNetworks).where(lt(signInNetworks.lastUsedAt, before));
}
