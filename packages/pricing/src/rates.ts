import type { Day } from './days.ts';
import type { Cents } from './money.ts';

export type Rate = 'member' | 'public';

/** The price somebody pays, its badge, and the price to strike through beside it (SPEC-A 6). */
export type RatedPrice = {
  rate: Rate;
  cents: Cents;
  badge: 'Member Rate' | 'Public Rate';
  /** The public price, where a member pays less; else null. */
  struckCents: Cents | null;
};

/** Both prices of a session in cents; a session without a member price has one price for all. */
export type Prices = { priceMember?: Cents | null; pricePublic: Cents };

/** Members with an active membership pay the member price, everyone else the public price (SPEC-A 1). */
export function rateFor({ priceMember, pricePublic }: Prices, membershipActive: boolean): RatedPrice {
  if (!membershipActive || priceMember === undefined || priceMember === null) {
    return { rate: 'public', cents: pricePublic, badge: 'Public Rate', struckCents: null };
  }
  const struckCents = pricePublic > priceMember ? pricePublic : null;
  return { rate: 'member', cents: priceMember, badge: 'Member Rate', struckCents };
}

/** A membership as it travels; days without a value are open ends. */
export type MembershipTerm = { is_active: boolean; start_date?: Day | null; end_date?: Day | null };

/** Whether any membership is active on a day, first and last day included (SPEC-B 10.1). */
export function membershipActiveOn(memberships: readonly MembershipTerm[], day: Day): boolean {
  return memberships.some(
    ({ is_active, start_date, end_date }) =>
      is_active && (!start_date || start_date <= day) && (!end_date || day <= end_date),
  );
}
