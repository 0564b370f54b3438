import type { TeamRole } from '@detroit-well/api-client/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { problem, fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { memberships, profiles, users } from '../../platform/database/schema/people.ts';
import { teamMembers } from '../../platform/database/schema/team.ts';
import { coaches } from '../../platform/database/schema/training.ts';
import { requireOpen, type RequireOpen } from '../users/require-open.ts';
import type { ProfileChange } from './profile-fields.ts';
import { everHeld } from '../memberships/follow-dates.ts';
import { readWaiverStatus, type WaiverStatus } from '../waiver/status.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/** Everything that the dashboard and the profile calls return about one person. */
export interface Person {
  readonly user: typeof users.$inferSelect;
  readonly profile: typeof profiles.$inferSelect | null;
  readonly coach: typeof coaches.$inferSelect | null;
  /** In the team. */
  readonly role: TeamRole | null;
  readonly memberships: (typeof memberships.$inferSelect)[];
  readonly waiver: WaiverStatus;
}

/** Reads a person. Throws when the account is gone. */
export async function readPerson(db: Db, userId: string, now: Date): Promise<Person> {
  const [row] = await db
    .select({ user: users, profile: profiles, coach: coaches, role: teamMembers.role })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(coaches, eq(coaches.userId, users.id))
    .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) throw problem('token_invalid');
  const owned = await db
    .select()
    .from(memberships)
    .where(and(inArray(memberships.userId, recordsOf(userId)), everHeld))
    .orderBy(desc(memberships.startDate));
  return { ...row, memberships: owned, waiver: await readWaiverStatus(db, userId, now) };
}

/**
 * Stores a changed profile. A known date of birth shows who is too young, so it cannot be removed: throws a field error at
 * `date_of_birth`. The row is locked so that the check uses its current content. Throws when the account is closed.
 */
export async function storeProfile(
  tx: Db,
  userId: string,
  change: ProfileChange,
  now: Date,
  { open = requireOpen }: Guards<{ open: RequireOpen }> = {},
): Promise<void> {
  await open(tx, userId);
  await tx.insert(profiles).values({ userId }).onConflictDoNothing();
  const [known] = await tx
    .select({ dateOfBirth: profiles.dateOfBirth })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update');
  if (known?.dateOfBirth && change.dateOfBirth === null) {
    throw fieldProblem({ date_of_birth: ['Your date of birth can be corrected, but not removed'] });
  }
  await tx
    .update(profiles)
    .set({ ...change, updatedAt: now })
    .where(eq(profiles.userId, userId));
}
