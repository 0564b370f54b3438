import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { ownerOf, useMailToken } from './mail-links.ts';

/**
 * Verifies the address of whoever got the mailed token, and uses that up. False: it cannot be used. The account is locked
 * before its links, as everywhere: in the other order this and the end of the account could wait for each other.
 */
export async function verifyAddress(tx: Db, token: string, now: Date): Promise<boolean> {
  const owner = await ownerOf(tx, token, 'verify_email', now);
  if (owner === undefined) return false;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('update');
  if ((await useMailToken(tx, token, 'verify_email', now)) === undefined) return false;
  await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, owner));
  return true;
}
