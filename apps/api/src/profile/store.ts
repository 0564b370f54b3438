import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { memberships, profiles, users } from '../db/schema/people.ts';
import { coaches } from '../db/schema/training.ts';
import { refuse } from '../refusals.ts';
import { waiverStanding, type WaiverStanding } from '../waiver/status.ts';

/** All that the dashboard and the profile calls say about one person. */
export interface Person {
  user: typeof users.$inferSelect;
  profile: typeof profiles.$inferSelect | null;
  coach: typeof coaches.$inferSelect | null;
  memberships: (typeof memberships.$inferSelect)[];
  waiver: WaiverStanding;
}

/** Reads a person; refuses when the account is gone. */
export async function readPerson(db: Db, userId: string): Promise<Person> {
  const [row] = await db
    .select({ user: users, profile: profiles, coach: coaches })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(coaches, eq(coaches.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) throw refuse('token_invalid');
  const owned = await db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(desc(memberships.startDate));
  return { ...row, memberships: owned, waiver: await waiverStanding(db, userId) };
}

/** The fields a person may change; all others are never stored from a client (Decision 3). */
export interface ProfileChange {
  firstName: string;
  lastName: string;
  displayName: string;
  phone: string;
  gender: number | null;
  dateOfBirth: string | null;
}

/** Stores a changed profile. */
export async function storeProfile(db: Db, userId: string, change: ProfileChange, now: Date): Promise<void> {
  const values = { ...change, updatedAt: now };
  await db
    .insert(profiles)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: profiles.userId, set: values });
}
