import { mayDo, permissionsOf, type Contract, type TeamRole } from '@detroit-well/api-client/contract';
import { dayMs } from '@detroit-well/config/durations';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';
import { teamInvitations, teamMembers } from '../../platform/database/schema/team.ts';
import { confirmAddress } from '../users/confirm-address.ts';
import type { TeamDeps } from './dependencies.ts';
import { invitationEmail } from './email-templates.ts';
import { defaultRefundLimit } from './refund-limit.ts';
import { isWithinRights, rightsOf, requireWithin } from './rights.ts';
import { findTeamMember } from './team-list.ts';

const invitationMs = 7 * dayMs;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The roles as people read them. */
const roleNames: Readonly<Record<TeamRole, string>> = {
  owner: 'owner',
  manager: 'manager',
  front_desk: 'front desk',
  coach: 'coach',
  editor: 'editor',
};

/** Invites an address by email, whether it has an account or not. A second invitation replaces the first and its link. */
export const invite: Handler<Contract['officeTeam']['invite'], TeamDeps> = (call, deps) => {
  const { office, clock, mail, settings } = deps;
  const { email, role, refund_limit_cents: given } = call.body;
  const refundLimitCents = given === undefined ? defaultRefundLimit(role) : given;
  return office.change(call, async (tx, record) => {
    requireWithin(await rightsOf(tx, call.caller.userId), { role, refundLimitCents });
    const [known] = await tx
      .select({ id: teamMembers.userId })
      .from(teamMembers)
      .innerJoin(users, eq(users.id, teamMembers.userId))
      .where(eq(users.email, email));
    if (known) throw fieldProblem({ email: ['This person is already in the team.'] });
    const token = randomBytes(24).toString('base64url');
    const invitation = {
      role,
      refundLimitCents,
      tokenHash: hashOf(token),
      invitedBy: call.caller.userId,
      expiresAt: new Date(clock.now().getTime() + invitationMs),
    };
    const [stored] = await tx
      .insert(teamInvitations)
      .values({ email, ...invitation })
      .onConflictDoUpdate({ target: teamInvitations.email, set: invitation })
      .returning({ id: teamInvitations.id });
    const [inviter] = await tx
      .select({ name: sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})` })
      .from(profiles)
      .where(eq(profiles.userId, call.caller.userId));
    const url = portalUrl(settings.addresses.portalUrl, paths.office.invitation({ token }));
    await mail.send(
      tx,
      invitationEmail(email, { inviter: inviter?.name ?? '', roleName: roleNames[role], url }),
    );
    const after = { email, role, refund_limit_cents: refundLimitCents };
    await record({
      action: 'team.invite',
      target: `invitation:${stored?.id}`,
      before: null,
      after,
      personal: ['email'],
    });
    const entry = stored && (await findTeamMember(tx, stored.id));
    if (entry === undefined) throw new Error('the invitation was not stored');
    return entry;
  });
};

/** Those of some tokens with which an invitation can still be accepted. */
export async function validInvitations(
  db: Db,
  tokens: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
  const rows = await db
    .select({ hash: teamInvitations.tokenHash })
    .from(teamInvitations)
    .where(and(inArray(teamInvitations.tokenHash, [...byHash.keys()]), gt(teamInvitations.expiresAt, now)));
  return rows.flatMap(({ hash }) => byHash.get(hash) ?? []);
}

/**
 * Accepts the invitation of a link for the signed-in account, whose address must be the invited one. What it grants must still
 * be within the rights of who sent it. The link proves the address, as one to confirm it does.
 */
export const acceptInvitation: Handler<Contract['officeTeam']['acceptInvitation'], TeamDeps> = (
  call,
  { office, clock },
) =>
  office.change(call, async (tx, record) => {
    const { userId } = call.caller;
    const [invitation] = await tx
      .select()
      .from(teamInvitations)
      .where(
        and(
          eq(teamInvitations.tokenHash, hashOf(call.body.token)),
          gt(teamInvitations.expiresAt, clock.now()),
        ),
      )
      .for('update');
    if (invitation === undefined) throw problem('invitation_invalid');
    const { role, refundLimitCents } = invitation;
    const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (account?.email !== invitation.email) throw problem('invitation_of_another');
    if (!(await mayStillInvite(tx, invitation))) throw problem('invitation_invalid');
    await tx.delete(teamInvitations).where(eq(teamInvitations.id, invitation.id));
    await confirmAddress(tx, userId, clock.now());
    await tx
      .insert(teamMembers)
      .values({ userId, role, refundLimitCents })
      .onConflictDoUpdate({
        target: teamMembers.userId,
        set: { role, refundLimitCents, version: sql`${teamMembers.version} + 1`, updatedAt: clock.now() },
      });
    const after = { role, refund_limit_cents: refundLimitCents };
    await record({ action: 'team.join', target: `team:${userId}`, before: null, after, version: 1 });
    return { role, permissions: permissionsOf(role), refund_limit_cents: refundLimitCents };
  });

/**
 * True if the sender of an invitation still has the rights that it grants. Their row stays as it is until the transaction ends.
 */
async function mayStillInvite(
  tx: Db,
  { invitedBy, role, refundLimitCents }: typeof teamInvitations.$inferSelect,
): Promise<boolean> {
  const [inviter] = await tx.select().from(teamMembers).where(eq(teamMembers.userId, invitedBy)).for('share');
  return (
    inviter !== undefined &&
    mayDo(inviter.role, 'team.write') &&
    isWithinRights(inviter, { role, refundLimitCents })
  );
}
