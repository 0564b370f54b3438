import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import type { Deps } from '../dependencies.ts';
import { passwordStands, type Verified } from './password-stands.ts';
import { beginFamily } from './refresh-tokens.ts';

/** The person behind an address and a password, or undefined; both cost the same. */
export async function whoSignsIn(email: string, password: string, { database, passwords }: Deps) {
  const [user] = await database.db.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  const right = await passwords.matches(user?.passwordHash, password);
  return right && user?.isActive ? user : undefined;
}

/** Gives the tokens of somebody who was verified; undefined where the account or its password has changed since. */
export async function admit(
  tx: Db,
  user: Verified & { email: string },
  deps: Pick<Deps, 'accessTokens' | 'clock'>,
  stands = passwordStands,
) {
  return (await stands(tx, user)) ? giveTokens(tx, user, deps) : undefined;
}

/** Begins a sign-in and gives its tokens. */
export async function giveTokens(
  tx: Db,
  user: { id: string; email: string },
  { accessTokens, clock }: Pick<Deps, 'accessTokens' | 'clock'>,
): Promise<{ access: string; refresh: string }> {
  const { family, refresh } = await beginFamily(tx, user.id, clock.now());
  return { access: await accessTokens.issue({ userId: user.id, email: user.email, family }), refresh };
}
