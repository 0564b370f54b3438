import type { Contract, TeamMember } from '@detroit-well/api-client/contract';
import { eq, or, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { Db } from '../../platform/database/database.ts';
import { teamInvitations, teamMembers } from '../../platform/database/schema/team.ts';
import { endAll } from '../auth/refresh-tokens.ts';
import { checkAllRooms } from '../chat/messages.ts';
import type { TeamDeps } from './dependencies.ts';
import { rightsOf, requireAtMost, requireWithin } from './rights.ts';
import { isLastOwner } from './team-members.ts';
import { findTeamMember } from './team-list.ts';

const targetOf = (id: string) => `team:${id}`;

/** Changes a role or a refund limit. It holds with the next request, and open rooms check their people again. */
export const changeMember: Handler<Contract['officeTeam']['change'], TeamDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const { id } = call.params;
    const { version, ...yours } = call.body;
    const stored = await lockMember(tx, id);
    const own = await rightsOf(tx, call.caller.userId);
    requireAtMost(own, stored.role);
    const before = { role: stored.role, refund_limit_cents: stored.refundLimitCents };
    const after = { ...before, ...given(yours) };
    const isSame = after.role === before.role && after.refund_limit_cents === before.refund_limit_cents;
    if (!isSame) {
      const isDemoted = stored.role === 'owner' && after.role !== 'owner';
      if (isDemoted && (await isLastOwner(tx, id))) throw problem('last_owner');
      if (id === call.caller.userId) throw problem('above_own_rights');
      requireWithin(own, { role: after.role, refundLimitCents: after.refund_limit_cents });
    }
    await requireVersion(tx, {
      target: targetOf(id),
      version,
      yours: given(yours),
      theirs: { ...before, version: stored.version },
    });
    if (!isSame) {
      await tx
        .update(teamMembers)
        .set({
          role: after.role,
          refundLimitCents: after.refund_limit_cents,
          version: sql`${teamMembers.version} + 1`,
          updatedAt: clock.now(),
        })
        .where(eq(teamMembers.userId, id));
      await record({
        action: 'team.change',
        target: targetOf(id),
        before,
        after,
        version: stored.version + 1,
      });
      await checkAllRooms(tx);
    }
    return shown(await findTeamMember(tx, id));
  });

/** Removes a person from the team, or withdraws an invitation. */
export const removeMember: Handler<Contract['officeTeam']['remove'], TeamDeps> = (call, { office }) =>
  office.change(call, async (tx, record) => {
    const { id } = call.params;
    const [invitation] = await tx
      .select()
      .from(teamInvitations)
      .where(eq(teamInvitations.id, id))
      .for('update');
    if (invitation) {
      requireAtMost(await rightsOf(tx, call.caller.userId), invitation.role);
      await tx.delete(teamInvitations).where(eq(teamInvitations.id, id));
      const { email, role, refundLimitCents: refund_limit_cents } = invitation;
      const before = { email, role, refund_limit_cents };
      const target = `invitation:${id}`;
      await record({ action: 'team.withdraw', target, before, after: null, personal: ['email'] });
      return;
    }
    const { role, refundLimitCents: refund_limit_cents } = await lockMember(tx, id);
    requireAtMost(await rightsOf(tx, call.caller.userId), role);
    if (await isLastOwner(tx, id)) throw problem('last_owner');
    await tx.delete(teamMembers).where(eq(teamMembers.userId, id));
    const before = { role, refund_limit_cents };
    await record({ action: 'team.remove', target: targetOf(id), before, after: null });
    await checkAllRooms(tx);
  });

/** Signs a person of the team out everywhere. */
export const endSessions: Handler<Contract['officeTeam']['endSessions'], TeamDeps> = (
  call,
  { office, systemClock },
) =>
  office.change(call, async (tx, record) => {
    const { id } = call.params;
    const { role } = await lockMember(tx, id);
    requireAtMost(await rightsOf(tx, call.caller.userId), role);
    await endAll(tx, id, 'ended_by_team', systemClock.now());
    await record({ action: 'team.end_sessions', target: targetOf(id), before: null, after: null });
    await checkAllRooms(tx);
  });

/** Locks a person of the team, and the owners in the same order, because two of them may change each other. */
async function lockMember(tx: Db, id: string): Promise<typeof teamMembers.$inferSelect> {
  const locked = await tx
    .select()
    .from(teamMembers)
    .where(or(eq(teamMembers.userId, id), eq(teamMembers.role, 'owner')))
    .orderBy(teamMembers.userId)
    .for('update');
  const stored = locked.find(({ userId }) => userId === id);
  if (stored === undefined) throw problem('not_found');
  return stored;
}

/** The fields that a body has. */
function given<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
}

function shown(entry: TeamMember | undefined): TeamMember {
  if (entry === undefined) throw new Error('the person left the team within the transaction');
  return entry;
}
