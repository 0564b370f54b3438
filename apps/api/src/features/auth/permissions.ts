import { mayDo, type TeamRole } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { teamMembers } from '../../platform/database/schema/team.ts';
import { coaches } from '../../platform/database/schema/training.ts';

/** The role of a person in the team, if any. */
export async function teamRoleOf(db: Db, userId: string): Promise<TeamRole | null> {
  const [row] = await db
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId));
  return row?.role ?? null;
}

/**
 * The names of `/auth/roles/`: each account is a member. In addition, a person who leads sessions is a coach, one who may see all
 * rosters is staff, and each person of the team has their role's own name.
 */
export async function rolesOf(db: Db, userId: string): Promise<string[]> {
  const [row] = await db
    .select({ role: teamMembers.role, coachId: coaches.id })
    .from(users)
    .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
    .leftJoin(coaches, eq(coaches.userId, users.id))
    .where(eq(users.id, userId));
  const role = row?.role;
  const isCoach = role === 'coach' || (role != null && row?.coachId != null);
  const names = [
    'member',
    ...(isCoach ? ['coach'] : []),
    ...(mayDo(role, 'roster.all') ? ['staff'] : []),
    ...(role == null ? [] : [role]),
  ];
  return [...new Set(names)];
}
