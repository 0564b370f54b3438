import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';
import { personOf } from '../../platform/database/records-of-person.ts';

/**
 * The first name that emails about an account use. It is empty when unknown and while the email address is unverified: a
 * stranger may have entered both, and the name may be a message.
 */
export async function firstNameOf(db: Db, userId: string): Promise<string> {
  const [row] = await db
    .select({ firstName: profiles.firstName })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.userId, personOf(userId)), isNotNull(users.emailVerifiedAt)));
  return row?.firstName ?? '';
}
