import { addDays } from '@detroit-well/config/studio-time';
import { paidUntilAfterPause, pauseLimits, pauseRefusal, type Pause } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { isOneOf, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { inProgress } from '../../platform/idempotency/in-progress.ts';
import { currentState, monthsPaid } from './follow-dates.ts';
import type { MembershipRecord } from './membership-records.ts';

/** The pause that is planned or runs. */
export const pauseOf = ({
  pauseFrom: from,
  pauseUntil: until,
}: Pick<MembershipRecord, 'pauseFrom' | 'pauseUntil'>): Pause | null =>
  from === null || until === null ? null : { from, until };

/** The first day that is not paid, after the pause if there is one. */
export function paidUntilOf(
  membership: Pick<MembershipRecord, 'paidUntil' | 'pauseFrom' | 'pauseUntil'>,
): string | null {
  const { paidUntil } = membership;
  const pause = pauseOf(membership);
  return paidUntil === null || pause === null ? paidUntil : paidUntilAfterPause(paidUntil, pause);
}

/** True if it renews, is paid, and has no pause. */
export const canPause = (membership: MembershipRecord, today: string): boolean =>
  membership.source === 'bought' &&
  membership.renews &&
  !membership.cancelAtPeriodEnd &&
  pauseOf(membership) === null &&
  currentState(membership, today) === 'active';

/** Nothing of a membership changes while a payment for it is on its way. */
export function requireNoOpenCharge({ payments }: MembershipRecord): void {
  if (payments.some(({ kind, status }) => kind === 'charge' && isOneOf(openChargeStatuses, status)))
    throw inProgress({ message: 'A payment for this membership is on its way. Nothing was changed.' });
}

export const dayOver = 'This day is over.';

const refusals = {
  past: { from: [dayOver] },
  after_next_payment: { from: ['A pause begins at the latest on the day of the next payment.'] },
  too_short: { until: [`A pause has at least ${pauseLimits.leastDays} days.`] },
  too_long: { until: [`A pause has at most ${pauseLimits.mostMonths} months.`] },
} as const;

/** Plans a pause of a membership that the caller has locked. It begins at once if its first day is today. */
export async function pauseMembership(
  tx: Db,
  membership: MembershipRecord,
  pause: Pause,
  today: string,
): Promise<void> {
  const { id, paidUntil } = membership;
  if (pauseOf(membership) !== null) throw problem('membership_paused');
  if (!canPause(membership, today) || paidUntil === null)
    throw problem('not_renewing', { message: 'Only a paid membership that renews can be paused.' });
  const refusal = pauseRefusal(pause, { paidUntil, today });
  if (refusal !== null) {
    const [[field, texts] = ['from', []]] = Object.entries(refusals[refusal]);
    throw fieldProblem({ [field]: [...texts] });
  }
  requireNoOpenCharge(membership);
  await tx
    .update(memberships)
    .set({ pauseFrom: pause.from, pauseUntil: pause.until, ...(pause.from <= today && { state: 'paused' }) })
    .where(eq(memberships.id, id));
}

/** Ends a pause today, or takes back one that has not begun. The caller has locked the membership. */
export async function endPause(tx: Db, membership: MembershipRecord, today: string): Promise<void> {
  const { id, paidUntil, cancelAtPeriodEnd } = membership;
  const pause = pauseOf(membership);
  const state = currentState(membership, today);
  if (pause === null || paidUntil === null || (state !== 'paused' && state !== 'active'))
    throw problem('membership_over', { message: 'This membership has no pause.' });
  const moved =
    pause.from < today ? paidUntilAfterPause(paidUntil, { from: pause.from, until: today }) : paidUntil;
  await tx
    .update(memberships)
    .set({
      state: 'active',
      pauseFrom: null,
      pauseUntil: null,
      ...(moved !== paidUntil && {
        paidUntil: moved,
        anchorDay: moved,
        paidPeriods: 0,
        monthsBefore: sql`${memberships.monthsBefore} + ${monthsPaid}`,
      }),
      ...(cancelAtPeriodEnd && { endDate: addDays(moved, -1) }),
    })
    .where(eq(memberships.id, id));
}
