import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { profiles, users } from '../db/schema/people.ts';

/**
 * How letters about an account greet a person. Empty when nobody said a name yet, and while the address is not verified: a
 * stranger may have written both, and the name may be a message.
 */
export async function firstNameOf(db: Db, userId: string): Promise<string> {
  const [row] = await db
    .select({ firstName: profiles.firstName })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.userId, userId), isNotNull(users.emailVerifiedAt)));
  return row?.firstName ?? '';
}
