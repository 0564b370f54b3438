import type { Contract } from '@detroit-well/api-client/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Call, Handler, HandlersOf } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { plans, planVersions } from '../../platform/database/schema/plans.ts';
import { isOneOf, liveMembershipStates } from '../../platform/database/schema/statuses.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import { requirePerson } from '../users/require-person.ts';
import { currentState, followDates, stateOn } from './follow-dates.ts';
import { findMembership, type MembershipRecord } from './membership-records.ts';
import { cancelMembership } from './cancel-membership.ts';
import { changePlanFor, previewChangeFor } from './change-plan-for.ts';
import { sendCardLink } from './send-card-link.ts';
import { officeMembershipView, type MembershipDeps } from './office-view.ts';
import { dayOver, endPause, pauseMembership } from './pause.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

async function stored(tx: Db, id: string): Promise<MembershipRecord> {
  const found = await findMembership(tx, id);
  if (found === null) throw problem('not_found');
  return found;
}

type OfPerson = Call<Contract['officeMemberships']['end' | 'pause' | 'resume' | 'cancel']>;

/** Changes a membership of a person, locked and as of today, and records it. */
const change = (
  call: OfPerson,
  deps: MembershipDeps,
  action: 'membership.end' | 'membership.pause' | 'membership.resume' | 'membership.cancel',
  work: (tx: Db, membership: MembershipRecord, today: string) => Promise<void>,
) =>
  deps.office.change(call, async (tx, record) => {
    const { id: userId, membership_id: id } = call.params;
    const today = studioDay(deps.clock.now());
    await tx.execute(
      sql`select 1 from memberships where id = ${id} and user_id in ${recordsOf(userId)} for update`,
    );
    await followDates(tx, today, sql`id = ${id} and user_id in ${recordsOf(userId)}`);
    const before = await stored(tx, id);
    if (before.userId !== userId) throw problem('not_found');
    await work(tx, before, today);
    const after = officeMembershipView(await stored(tx, id), today);
    await record({
      action,
      target: `membership:${id}`,
      personId: userId,
      before: { ...officeMembershipView(before, today) },
      after: { ...after },
      reason: call.body.reason,
    });
    return after;
  });

/** Grants a membership. The index of live memberships decides between two colleagues who do it at once. */
const grant: Handler<Contract['officeMemberships']['grant'], MembershipDeps> = async (call, deps) => {
  const { id: userId } = call.params;
  const { tier, plan_id: planId, start_date: startDate, end_date: endDate = null, reason } = call.body;
  const today = studioDay(deps.clock.now());
  if (endDate !== null && endDate < startDate)
    throw fieldProblem({ end_date: ['The last day is before the first one.'] });
  if (endDate !== null && endDate < today) throw fieldProblem({ end_date: [dayOver] });
  try {
    return await deps.office.change(call, async (tx, record) => {
      await requirePerson(tx, userId, { keepOpen: true });
      await followDates(tx, today, sql`user_id in ${recordsOf(userId)}`);
      const named = await tierOf(tx, tier, planId);
      const values = { userId, ...named, startDate, endDate, state: stateOn({ startDate, endDate }, today) };
      const [granted] = await tx.insert(memberships).values(values).returning({ id: memberships.id });
      if (granted === undefined) throw new Error('the membership was not stored');
      const after = officeMembershipView(await stored(tx, granted.id), today);
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

/** The name of a granted membership: the team's, or that of the plan that it is given of. */
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
    .where(and(eq(plans.id, planId), eq(plans.kind, 'membership'), eq(planVersions.forMembers, false)))
    .orderBy(desc(planVersions.number))
    .limit(1);
  if (version === undefined) throw fieldProblem({ plan_id: ['There is no such membership plan.'] });
  return version;
}

/** Ends a membership today. */
const end: Handler<Contract['officeMemberships']['end'], MembershipDeps> = (call, deps) =>
  change(call, deps, 'membership.end', async (tx, membership, today) => {
    const { id, startDate } = membership;
    if (!isOneOf(liveMembershipStates, currentState(membership, today))) throw problem('membership_over');
    const endDate = startDate > today ? startDate : today;
    await tx
      .update(memberships)
      .set({ state: 'cancelled', endDate, pauseFrom: null, pauseUntil: null })
      .where(eq(memberships.id, id));
  });

const pause: Handler<Contract['officeMemberships']['pause'], MembershipDeps> = (call, deps) =>
  change(call, deps, 'membership.pause', (tx, membership, today) => {
    const { from, until } = call.body;
    return pauseMembership(tx, membership, { from, until }, today);
  });

const resume: Handler<Contract['officeMemberships']['resume'], MembershipDeps> = (call, deps) =>
  change(call, deps, 'membership.resume', endPause);

const cancel: Handler<Contract['officeMemberships']['cancel'], MembershipDeps> = (call, deps) =>
  change(call, deps, 'membership.cancel', (tx, membership, today) =>
    cancelMembership(tx, deps, membership, today, { byTeam: true }),
  );

export const officeMembershipsHandlers: HandlersOf<'officeMemberships', MembershipDeps> = {
  grant,
  end,
  pause,
  resume,
  cancel,
  sendCardLink,
  previewChange: previewChangeFor,
  change: changePlanFor,
};
