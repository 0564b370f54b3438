import { periodStart } from '@detroit-well/pricing';
import type { MembershipRecord, SoldPlan } from './membership-records.ts';
import { paidUntilOf, pauseOf } from './pause.ts';

type Terms = Pick<SoldPlan, 'name'> & {
  readonly versionId: string | null;
  readonly cents: number | null;
  readonly period: MembershipRecord['period'];
};

/** The own terms, at the price that a period has that begins on a day. */
export function ownTermsOn(
  { tier: name, versionId, cents, period, prices }: MembershipRecord,
  day: string | null,
): Terms {
  const dearer = day === null ? undefined : prices.findLast(({ fromDay }) => fromDay <= day);
  return dearer ?? { name, versionId, cents, period };
}

/** The terms of the next payment: those of the plan that was chosen for it, or of the one that the membership has. */
export const nextSold = (membership: MembershipRecord, day = paidUntilOf(membership)): Terms =>
  membership.nextPlan ?? ownTermsOn(membership, day);

/** The first day of the period that is unpaid now, or of one after it. */
export function unpaidPeriod(
  membership: Pick<
    MembershipRecord,
    'anchorDay' | 'paidPeriods' | 'paidUntil' | 'period' | 'pauseFrom' | 'pauseUntil'
  >,
  index: number,
): string | null {
  const { anchorDay, paidPeriods, period } = membership;
  const first = paidUntilOf(membership);
  if (first === null || anchorDay === null || period === null) return null;
  // After a pause, the periods count from the first unpaid day.
  return pauseOf(membership) === null
    ? periodStart(anchorDay, period, paidPeriods + index)
    : periodStart(first, period, index);
}

/** The first payment that costs another price than the one before it, with that price; null: none is announced. */
export function nextPrice(
  membership: MembershipRecord,
): { readonly on: string; readonly cents: number } | null {
  const { prices, nextPlan, cents, cancelAtPeriodEnd } = membership;
  const last = prices.at(-1);
  if (last === undefined || nextPlan !== null || cancelAtPeriodEnd) return null;
  let before = cents;
  for (let index = 0; ; index += 1) {
    const on = unpaidPeriod(membership, index);
    if (on === null) return null;
    const terms = ownTermsOn(membership, on);
    if (terms.cents !== null && terms.cents !== before) return { on, cents: terms.cents };
    if (on >= last.fromDay) return null;
    before = terms.cents;
  }
}
