import { eq } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { firstNameOf } from '../users/first-name.ts';
import { spendResetLinks } from '../users/mail-links.ts';
import { passwordChangedEmail } from './email-templates.ts';

/**
 * Stores a new password and emails the owner, because another person may have changed it. Uses up all reset links that were sent
 * for the old password.
 */
export async function setPassword(
  tx: Db,
  userId: string,
  passwordHash: string,
  { mail, clock }: Pick<PlatformDeps, 'mail' | 'clock'>,
): Promise<void> {
  const [user] = await tx
    .update(users)
    .set({ passwordHash, updatedAt: clock.now() })
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  if (user === undefined) throw new Error('the account is gone');
  await spendResetLinks(tx, userId, clock.now());
  const firstName = await firstNameOf(tx, userId);
  await mail.send(tx, passwordChangedEmail(user.email ?? '', { firstName }));
}
