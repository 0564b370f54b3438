import { membershipDiscount, periodStart } from '@detroit-well/pricing';
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

interface ChargedTerms extends Terms {
  /** What a promo code took off `cents`. */
  readonly offCents: number;
}

/** Terms at what a payment costs with the promo code of a membership. `index` counts the payments from the next one. */
export function withDiscount(
  { discount }: Pick<MembershipRecord, 'discount'>,
  terms: Terms,
  planId: string | null,
  index = 0,
): ChargedTerms {
  const { cents } = terms;
  if (cents === null || planId === null) return { ...terms, offCents: 0 };
  const offCents = membershipDiscount({ priceCents: cents, planId }, discount, index);
  return { ...terms, cents: cents - offCents, offCents };
}

/**
 * The terms of the next payment: those of the plan that was chosen for it, or of the one that the membership has. `index` counts
 * later ones from it.
 */
export function nextSold(
  membership: MembershipRecord,
  day = paidUntilOf(membership),
  index = 0,
): ChargedTerms {
  const { nextPlan, planId } = membership;
  return withDiscount(membership, nextPlan ?? ownTermsOn(membership, day), nextPlan?.planId ?? planId, index);
}

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
  const { prices, nextPlan, planId, cancelAtPeriodEnd, discount } = membership;
  const lastDay = prices.at(-1)?.fromDay ?? '';
  const lowered = discount?.paymentsLeft ?? 0;
  if ((lastDay === '' && lowered === 0) || nextPlan !== null || cancelAtPeriodEnd) return null;
  let before = withDiscount(membership, ownTermsOn(membership, null), planId).cents;
  for (let index = 0; ; index += 1) {
    const on = unpaidPeriod(membership, index);
    if (on === null) return null;
    const { cents } = withDiscount(membership, ownTermsOn(membership, on), planId, index);
    if (cents !== null && cents !== before) return { on, cents };
    if (on >= lastDay && index >= lowered) return null;
    before = cents;
  }
}
