import type { TeamRole } from '@detroit-well/api-client/contract';
import { OperatorError } from '@detroit-well/config/env';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { teamMembers } from '../../platform/database/schema/team.ts';
import { defaultRefundLimit } from './refund-limit.ts';

/** Adds a person to the team with a role. A person who has a role keeps it. */
export async function joinTeam(tx: Db, userId: string, role: TeamRole): Promise<void> {
  await tx
    .insert(teamMembers)
    .values({ userId, role, refundLimitCents: defaultRefundLimit(role) })
    .onConflictDoNothing();
}

/** Removes a person from the team. Throws an OperatorError for the last owner. */
export async function leaveTeam(tx: Db, userId: string): Promise<void> {
  if (await isLastOwner(tx, userId))
    throw new OperatorError(`${userId} is the last owner of the studio and cannot leave the team.`);
  await tx.delete(teamMembers).where(eq(teamMembers.userId, userId));
}

/** True if the studio would have no owner without this person. Locks the owners, so that two of them cannot leave at once. */
export async function isLastOwner(tx: Db, userId: string): Promise<boolean> {
  const owners = await tx
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.role, 'owner'), eq(users.isActive, true)))
    .orderBy(teamMembers.userId)
    .for('update', { of: teamMembers });
  return owners.some((owner) => owner.userId === userId) && owners.length === 1;
}
