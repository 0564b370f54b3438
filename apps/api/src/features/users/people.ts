import { eq } from 'drizzle-orm';
import type { Caller } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';

type Profile = typeof profiles.$inferInsert;

/** The data of a new account, clean. `passwordHash` is computed outside any transaction. */
export interface NewPerson extends Partial<Omit<Profile, 'userId' | 'displayName'>> {
  /** Null: nobody signs in. */
  readonly email: string | null;
  readonly contactEmail?: string | null;
  readonly passwordHash: string;
}

/** Stored in place of a password: no valid hash, so no password matches. */
export const noPassword = '!';

/** Creates an account with its profile. Returns undefined when the email address is taken. */
export async function createPerson(
  tx: Db,
  { email, contactEmail = null, passwordHash, ...profile }: NewPerson,
): Promise<{ id: string } | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ email, contactEmail, passwordHash })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (user === undefined) return undefined;
  const displayName = `${profile.firstName ?? ''} ${profile.lastName ?? ''}`.trim();
  await tx.insert(profiles).values({ ...profile, userId: user.id, displayName });
  return user;
}

/** The account of the caller. */
export async function accountOf(db: Db, { userId }: Pick<Caller, 'userId'>) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw problem('token_invalid');
  return user;
}

/** The id of the person to whom a record belongs; the same id where it is unknown. */
export async function personIdOf(db: Db, recordId: string): Promise<string> {
  const [record] = await db.select({ personId: users.personId }).from(users).where(eq(users.id, recordId));
  return record?.personId ?? recordId;
}

/** Finds an account by its email address in the form that accounts store. */
export async function personByEmail(db: Db, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}
