import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { profiles } from '../db/schema/people.ts';

/** How letters greet a person; empty when nobody said a name yet. */
export async function firstNameOf(db: Db, userId: string): Promise<string> {
  const [row] = await db
    .select({ firstName: profiles.firstName })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row?.firstName ?? '';
}
