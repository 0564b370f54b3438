import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { coaches } from '../../platform/database/schema/training.ts';

export type Role = 'member' | 'coach' | 'staff';

/** The permissions of each role, by the names that `check-permission` accepts. No role has a permission that is not listed. */
const permissions: Readonly<Record<string, readonly Role[]>> = {
  register_for_sessions: ['member'],
  message_own_sessions: ['member'],
  view_roster: ['coach', 'staff'],
  export_roster: ['coach', 'staff'],
  mark_attendance: ['coach', 'staff'],
  message_session: ['coach', 'staff'],
  view_all_rosters: ['staff'],
};

/** Everybody with an account is a member; coaches and staff have their role in addition. */
export async function rolesOf(db: Db, userId: string): Promise<Role[]> {
  const [row] = await db
    .select({ isStaff: users.isStaff, coachId: coaches.id })
    .from(users)
    .leftJoin(coaches, eq(coaches.userId, users.id))
    .where(eq(users.id, userId));
  return ['member', ...(row?.coachId ? ['coach' as const] : []), ...(row?.isStaff ? ['staff' as const] : [])];
}

export function hasPermission(roles: readonly Role[], permission: string): boolean {
  const allowed = Object.hasOwn(permissions, permission) ? permissions[permission] : undefined;
  return allowed?.some((role) => roles.includes(role)) ?? false;
}
