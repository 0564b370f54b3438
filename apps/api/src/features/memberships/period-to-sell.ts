import { minuteMs } from '@detroit-well/config/durations';
import { formatLongDay } from '@detroit-well/config/studio-time';
import { periodStart, type MembershipDiscount, type PlanPeriod } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { fieldProblem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { listed, liveMembershipStates } from '../../platform/database/schema/statuses.ts';
import { currentState, followDates } from './follow-dates.ts';
import { findMemberships, type MembershipRecord } from './membership-records.ts';
import { renews } from './membership-view.ts';
import { lockOwn } from './own-membership.ts';
import { requireNoOpenCharge } from './pause.ts';

interface Wanted {
  readonly userId: string;
  readonly planId: string;
  readonly version: { readonly id: string; readonly name: string; readonly period: PlanPeriod };
}

interface PeriodToSell {
  readonly membershipId: string;
  /** The first day of the period that is this many after it, 0 for itself. */
  readonly startOf: (index: number) => string;
  /** The code of the membership that it belongs to; undefined: this is the first period. */
  readonly running?: MembershipDiscount | null;
}

/**
 * The period that the desk can sell: the first one of a membership that this stores, or the next one of a membership that does not
 * renew. The index of live memberships decides between two sales at once.
 */
export async function periodToSell(
  tx: Db,
  { userId, planId, version }: Wanted,
  now: Date,
): Promise<PeriodToSell> {
  const today = studioDay(now);
  await followDates(tx, today, sql`user_id in ${recordsOf(userId)}`);
  const [has] = await findMemberships(
    tx,
    sql`memberships.user_id in ${recordsOf(userId)} and memberships.state in ${listed(liveMembershipStates)}
      and not (memberships.state = 'pending' and memberships.source = 'bought')`,
  );
  if (has === undefined) {
    const membershipId = randomUUID();
    await tx.insert(memberships).values({
      id: membershipId,
      userId,
      tier: version.name,
      state: 'pending',
      source: 'bought',
      planVersionId: version.id,
      startDate: today,
      renews: false,
      createdAt: now,
    });
    return { membershipId, startOf: (index) => periodStart(today, version.period, index) };
  }
  const membership = await lockOwn(tx, has.id, userId, today);
  const { anchorDay, paidPeriods, paidUntil: from, period } = membership;
  if (!takesNextPeriod(membership, planId, today) || anchorDay === null || from === null)
    throw fieldProblem({ plan_id: [whyNot(membership, planId)] });
  requireNoOpenCharge(membership);
  refuseDoubled(membership, now);
  const startOf = (index: number) =>
    period === version.period
      ? periodStart(anchorDay, version.period, paidPeriods + index)
      : periodStart(from, version.period, index);
  return { membershipId: membership.id, startOf, running: membership.discount };
}

const takesNextPeriod = (membership: MembershipRecord, planId: string, today: string): boolean =>
  membership.source === 'bought' &&
  membership.planId === planId &&
  !membership.renews &&
  !membership.cancelAtPeriodEnd &&
  currentState(membership, today) === 'active';

/** Two colleagues, or two presses with two keys: nobody wants the same period twice within a minute. */
function refuseDoubled({ payments }: MembershipRecord, now: Date): void {
  const since = now.getTime() - minuteMs;
  if (
    payments.some(
      ({ kind, status, createdMs }) => kind === 'charge' && status === 'succeeded' && createdMs > since,
    )
  )
    throw fieldProblem({
      plan_id: ['This was sold a moment ago. Look at the person before you sell it again.'],
    });
}

function whyNot(membership: MembershipRecord, planId: string): string {
  const { tier, endDate, planId: ownPlan } = membership;
  const until = endDate === null ? '' : ` until ${formatLongDay(endDate)}`;
  return renews(membership) && ownPlan === planId
    ? `This person has ${tier} already, and it renews by itself.`
    : `This person has ${tier}${until}. One membership at a time.`;
}
