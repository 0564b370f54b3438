import type { OwnMembership } from '@detroit-well/api-client/contract';
import { longDay } from '../../format/day.ts';

/** The part of a consent about a price that a later payment begins to cost: `, $49.00 from April 30, 2026 on`; empty for none. */
export function laterPrice({
  new_price: price,
  price_changes_on: from,
  next_payment_on: next,
  paid_until: due,
}: Pick<OwnMembership, 'new_price' | 'price_changes_on' | 'next_payment_on' | 'paid_until'>): string {
  return price !== null && from !== null && from !== next && from !== due
    ? `, $${price} from ${longDay(from)} on`
    : '';
}
