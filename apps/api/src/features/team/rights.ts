import { includesRole, type TeamRole } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { teamMembers } from '../../platform/database/schema/team.ts';
import { isWithin } from './refund-limit.ts';

/** The rights of a person in the team, as this transaction sees them. */
export interface Rights {
  readonly role: TeamRole;
  readonly refundLimitCents: number | null;
}

/** The rights of the caller. Throws when the caller has left the team since the guard. */
export async function rightsOf(db: Db, userId: string): Promise<Rights> {
  const [own] = await db.select().from(teamMembers).where(eq(teamMembers.userId, userId));
  if (own === undefined) throw problem('permission_denied');
  return own;
}

/** True if a role and a refund limit are within a person's own. */
export const isWithinRights = (own: Rights, granted: Rights): boolean =>
  includesRole(own.role, granted.role) && isWithin(granted.refundLimitCents, own.refundLimitCents);

/** Throws when a role or a refund limit is above the caller's own. */
export function requireWithin(own: Rights, granted: Rights): void {
  if (!isWithinRights(own, granted)) throw problem('above_own_rights');
}

/** Throws when a person's role is above the caller's, so that the caller may change nothing about them. */
export function requireAtMost(own: Rights, role: TeamRole): void {
  if (!includesRole(own.role, role)) throw problem('above_own_rights');
}
