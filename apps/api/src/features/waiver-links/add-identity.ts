import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { profiles } from '../../platform/database/schema/people.ts';

interface Given {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly date_of_birth?: string | undefined;
}

/** Stores what was not known of a person. What is known stays: a link is no sign-in, and changes nobody's details. */
export async function addIdentity(tx: Db, userId: string, given: Given, now: Date): Promise<void> {
  await tx.insert(profiles).values({ userId }).onConflictDoNothing();
  const [known] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).for('no key update');
  const added = {
    ...(known?.firstName === '' && given.first_name !== undefined && { firstName: given.first_name }),
    ...(known?.lastName === '' && given.last_name !== undefined && { lastName: given.last_name }),
    ...(known?.dateOfBirth === null &&
      given.date_of_birth !== undefined && { dateOfBirth: given.date_of_birth }),
  };
  if (Object.keys(added).length === 0) return;
  await tx
    .update(profiles)
    .set({ ...added, updatedAt: now })
    .where(eq(profiles.userId, userId));
}
