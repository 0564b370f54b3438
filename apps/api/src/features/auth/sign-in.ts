import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { users } from '../../platform/database/schema/people.ts';
import type { AuthDeps } from './dependencies.ts';
import { isPasswordCurrent, type PasswordCheck, type Verified } from './password-check.ts';
import { beginFamily } from './refresh-tokens.ts';
import type { SignInOrigin } from './sign-in-origin.ts';

/** Returns the account for an email address and password, or undefined. Both outcomes take the same time. */
export async function verifyCredentials(email: string, password: string, { database, passwords }: AuthDeps) {
  const [user] = await database.db.select().from(users).where(eq(users.email, email));
  const right = await passwords.matches(user?.passwordHash, password);
  return right && user?.isActive && user.mergedInto === null ? { ...user, email } : undefined;
}

/** Issues tokens for a verified account. Returns undefined when the account or its password has changed since. */
export async function admit(
  tx: Db,
  user: Verified & { email: string },
  deps: Pick<AuthDeps, 'accessTokens' | 'systemClock'>,
  from: SignInOrigin,
  { isCurrent = isPasswordCurrent }: Guards<{ isCurrent: PasswordCheck }> = {},
) {
  return (await isCurrent(tx, user)) ? issueTokens(tx, user, deps, from) : undefined;
}

/** Starts a sign-in session and issues its tokens. */
export async function issueTokens(
  tx: Db,
  user: { id: string; email: string },
  { accessTokens, systemClock }: Pick<AuthDeps, 'accessTokens' | 'systemClock'>,
  from: SignInOrigin,
): Promise<{ access: string; refresh: string }> {
  const { family, refresh } = await beginFamily(tx, user.id, systemClock.now(), from);
  return { access: await accessTokens.issue({ userId: user.id, email: user.email, family }), refresh };
}
