import type { Day } from './days.ts';
import type { Cents } from './money.ts';

/** Which of the two prices a person pays. */
export type Rate = 'member' | 'public';

/** The price for this user, its badge, and the price to strike through next to it (SPEC-A 6). */
export interface RatedPrice {
  readonly rate: Rate;
  readonly cents: Cents;
  readonly badge: 'Member Rate' | 'Public Rate';
  /** The public price if the member pays less; otherwise null. */
  readonly struckCents: Cents | null;
}

/** Both prices of a session in cents; without a member price, everyone pays the public price. */
export interface Prices {
  readonly priceMember?: Cents | null;
  readonly pricePublic: Cents;
}

/** Members with an active membership pay the member price, everyone else the public price (SPEC-A 1). */
export function rateFor({ priceMember, pricePublic }: Prices, membershipActive: boolean): RatedPrice {
  if (!membershipActive || priceMember === undefined || priceMember === null) {
    return { rate: 'public', cents: pricePublic, badge: 'Public Rate', struckCents: null };
  }
  const struckCents = pricePublic > priceMember ? pricePublic : null;
  return { rate: 'member', cents: priceMember, badge: 'Member Rate', struckCents };
}

/** A membership in wire format; a missing date is an open end. */
export interface MembershipTerm {
  readonly is_active: boolean;
  readonly start_date?: Day | null;
  readonly end_date?: Day | null;
  /** A pause: its first day, and the first day after it. */
  readonly pause_from?: Day | null;
  readonly pause_until?: Day | null;
}

/** True if any membership is active on a day, including its first and last day (SPEC-B 10.1) and without its pause. */
export function membershipActiveOn(memberships: readonly MembershipTerm[], day: Day): boolean {
  return memberships.some(
    ({ is_active, start_date, end_date, pause_from, pause_until }) =>
      is_active &&
      (!start_date || start_date <= day) &&
      (!end_date || day <= end_date) &&
      !(pause_from && pause_until && pause_from <= day && day < pause_until),
  );
}
