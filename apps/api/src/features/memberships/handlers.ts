import type { Contract, OfficeMembership } from '@detroit-well/api-client/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { Handler, HandlersOf } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { plans, planVersions } from '../../platform/database/schema/plans.ts';
import { isOneOf, liveMembershipStates } from '../../platform/database/schema/statuses.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import { requirePerson } from '../users/require-person.ts';
import { currentState, followDates, stateOn } from './follow-dates.ts';

interface MembershipDeps extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock'> {}

/** A membership as the office sees it. */
const officeMembershipView = ({
  id,
  tier,
  state,
  source,
  startDate,
  endDate,
}: typeof memberships.$inferSelect): OfficeMembership => ({
  id,
  tier,
  state,
  source,
  start_date: startDate,
  end_date: endDate,
});

/** Grants a membership. The index of live memberships decides between two colleagues who do it at once. */
const grant: Handler<Contract['officeMemberships']['grant'], MembershipDeps> = async (call, deps) => {
  const { id: userId } = call.params;
  const { tier, plan_id: planId, start_date: startDate, end_date: endDate = null, reason } = call.body;
  const today = studioDay(deps.clock.now());
  if (endDate !== null && endDate < startDate)
    throw fieldProblem({ end_date: ['The last day is before the first one.'] });
  if (endDate !== null && endDate < today) throw fieldProblem({ end_date: ['This day is over.'] });
  try {
    return await deps.office.change(call, async (tx, record) => {
      await requirePerson(tx, userId, { keepOpen: true });
      await followDates(tx, today, sql`user_id = ${userId}`);
      const named = await tierOf(tx, tier, planId);
      const values = { userId, ...named, startDate, endDate, state: stateOn({ startDate, endDate }, today) };
      const [granted] = await tx.insert(memberships).values(values).returning();
      if (granted === undefined) throw new Error('the membership was not stored');
      const after = officeMembershipView(granted);
      await record({
        action: 'membership.grant',
        target: `membership:${granted.id}`,
        personId: userId,
        before: null,
        after: { ...after },
        reason,
      });
      return after;
    });
  } catch (error) {
    if (violatedConstraint(error) === 'memberships_one_live') throw problem('membership_exists');
    throw error;
  }
};

/** What a granted membership is called: as the team says, or as the plan that it is given of. */
async function tierOf(
  tx: Db,
  tier: string | undefined,
  planId: string | undefined,
): Promise<Pick<typeof memberships.$inferInsert, 'tier' | 'planVersionId'>> {
  if ((tier === undefined) === (planId === undefined))
    throw fieldProblem({ tier: ['Name the membership or choose a plan.'] });
  if (planId === undefined) return { tier: tier ?? '' };
  const [version] = await tx
    .select({ planVersionId: planVersions.id, tier: planVersions.name })
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.planId))
    .where(and(eq(plans.id, planId), eq(plans.kind, 'membership')))
    .orderBy(desc(planVersions.number))
    .limit(1);
  if (version === undefined) throw fieldProblem({ plan_id: ['There is no such membership plan.'] });
  return version;
}

/** Ends a membership today. */
const end: Handler<Contract['officeMemberships']['end'], MembershipDeps> = (call, deps) =>
  deps.office.change(call, async (tx, record) => {
    const { id: userId, membership_id: id } = call.params;
    const today = studioDay(deps.clock.now());
    const [stored] = await tx
      .select()
      .from(memberships)
      .where(and(eq(memberships.id, id), eq(memberships.userId, userId)))
      .for('update');
    if (stored === undefined) throw problem('not_found');
    if (!isOneOf(liveMembershipStates, currentState(stored, today))) throw problem('membership_over');
    const endDate = stored.startDate > today ? stored.startDate : today;
    const [ended] = await tx
      .update(memberships)
      .set({ state: 'cancelled', endDate })
      .where(eq(memberships.id, id))
      .returning();
    if (ended === undefined) throw problem('not_found');
    const after = officeMembershipView(ended);
    await record({
      action: 'membership.end',
      target: `membership:${id}`,
      personId: userId,
      before: { ...officeMembershipView(stored) },
      after: { ...after },
      reason: call.body.reason,
    });
    return after;
  });

export const officeMembershipsHandlers: HandlersOf<'officeMemberships', MembershipDeps> = { grant, end };
