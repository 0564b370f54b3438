import { fromCents } from '@detroit-well/pricing';
import type { OfficeMembership } from '@detroit-well/api-client/contract';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { changeRefusal } from './change-refusal.ts';
import { currentState } from './follow-dates.ts';
import type { MembershipRecord } from './membership-records.ts';
import { canCancel, nextPaymentOn, nextPriceView, renews } from './membership-view.ts';
import { canPause } from './pause.ts';

export interface MembershipDeps extends OfficeDatabaseDeps, PaymentsDeps {}

/** A membership as the office sees it. */
export const officeMembershipView = (membership: MembershipRecord, today: string): OfficeMembership => ({
  id: membership.id,
  tier: membership.tier,
  state: currentState(membership, today),
  source: membership.source,
  start_date: membership.startDate,
  end_date: membership.endDate,
  ...ofBought(membership, today),
});

/** The fields that only a bought membership has. */
export const ofBought = (membership: MembershipRecord, today: string) => ({
  next_payment_on: membership.source === 'bought' ? nextPaymentOn(membership, today) : null,
  ...nextPriceView(membership, today),
  renews: renews(membership),
  plan_id: membership.source === 'bought' ? membership.planId : null,
  promo: promoView(membership),
  can_change: changeRefusal(membership, today) === null,
  can_cancel: canCancel(membership, today),
  pause_from: membership.pauseFrom,
  pause_until: membership.pauseUntil,
  can_pause: canPause(membership, today),
});

const promoView = ({ discount }: MembershipRecord): OfficeMembership['promo'] =>
  discount && {
    percent_off: discount.percentOff,
    amount_off: discount.amountOffCents === null ? null : fromCents(discount.amountOffCents),
    payments_left: discount.paymentsLeft,
  };
