import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { coaches } from '../db/schema/training.ts';

export type Role = 'member' | 'coach' | 'staff';

/** What each role may do, by the names that `check-permission` takes. A name that is not here nobody has. */
const permissions: Readonly<Record<string, readonly Role[]>> = {
  register_for_sessions: ['member'],
  message_own_sessions: ['member'],
  view_roster: ['coach', 'staff'],
  export_roster: ['coach', 'staff'],
  mark_attendance: ['coach', 'staff'],
  message_session: ['coach', 'staff'],
  view_all_rosters: ['staff'],
};

/** Everybody who signed in is a member; a coach and staff are that beside. */
export async function rolesOf(db: Db, userId: string): Promise<Role[]> {
  const [row] = await db
    .select({ isStaff: users.isStaff, coachId: coaches.id })
    .from(users)
    .leftJoin(coaches, eq(coaches.userId, users.id))
    .where(eq(users.id, userId));
  return ['member', ...(row?.coachId ? ['coach' as const] : []), ...(row?.isStaff ? ['staff' as const] : [])];
}

/** Whether one of the roles has the permission. */
export function hasPermission(roles: readonly Role[], permission: string): boolean {
  const allowed = Object.hasOwn(permissions, permission) ? permissions[permission] : undefined;
  return allowed?.some((role) => roles.includes(role)) ?? false;
}
