import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { confirmAddress } from '../users/confirm-address.ts';
import { ownerOf, useMailToken } from '../users/mail-links.ts';

/** The title of the page behind the link, and the message of the call. */
export const addressVerified = 'Your email address is verified';

/**
 * Verifies the email address of a token's owner and uses the token up. Returns false when the token is not valid. It locks the
 * account before its links, as all code does: the opposite order could deadlock with account deletion.
 */
export async function verifyAddress(tx: Db, token: string, now: Date): Promise<boolean> {
  const owner = await ownerOf(tx, token, 'verify_email', now);
  if (owner === undefined) return false;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('update');
  if ((await useMailToken(tx, token, 'verify_email', now)) === undefined) return false;
  await confirmAddress(tx, owner, now);
  return true;
}
