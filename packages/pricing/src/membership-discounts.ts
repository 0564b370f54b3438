import type { Cents } from './money.ts';
import { promoDiscount, type PromoDiscount } from './promo-codes.ts';
import { leastByCard } from './studio-credit.ts';

/** What a promo code takes off the next payments of a membership. */
export interface MembershipDiscount extends PromoDiscount {
  /** The only plans that it is for; empty: all of them. */
  readonly planIds: readonly string[];
  /** How many payments it still lowers; null: all of them. */
  readonly paymentsLeft: number | null;
}

/**
 * What a discount takes off a payment of a membership, in cents; null: there is no discount. `index` counts the payments from the
 * next one, which is 0. At least 50 cents stay, the least that a card can pay.
 */
export function membershipDiscount(
  { priceCents, planId }: { readonly priceCents: Cents; readonly planId: string },
  discount: MembershipDiscount | null,
  index = 0,
): Cents {
  if (discount === null) return 0;
  const { planIds, paymentsLeft } = discount;
  const isFor = planIds.length === 0 || planIds.includes(planId);
  if (!isFor || (paymentsLeft !== null && index >= paymentsLeft)) return 0;
  return Math.min(promoDiscount(priceCents, discount), Math.max(0, priceCents - leastByCard));
}
