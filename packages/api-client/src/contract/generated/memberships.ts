// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, choiceOrNull, integer, integerOrNull, isTrue, list, orNull, price, record, text, textOrNull } from '../definition/lenient.ts';
import { paymentRecord } from './registrations.ts';
import type { PlanPeriod } from './plans.ts';
import type { Payment } from './registrations.ts';

/** A membership for the caller. The card is saved and charged again for every period. */
export interface BuyMembershipParams {
  /** A membership that is on sale. */
  plan_id: string;
  /** The version of the plan that the person saw. It is sold for a day after the plan changed. */
  version_id?: string | undefined;
  /** A session that the person joins for: whoever could not register is refused before the charge, and the spot is held for 15 minutes. */
  session_id?: string | undefined;
  /** A promo code, in any case. */
  promo_code?: string | undefined;
  /** The card for this payment and for the renewals: a payment method, a confirmation token of Stripe, or a saved card. */
  payment_method_id: string;
  /** Whether the person agrees to the payment terms. */
  payment_consent: boolean;
}

/** The card that renewals charge from now on, without a payment. */
export interface MembershipCardParams {
  /** The card for this payment and for the renewals: a payment method, a confirmation token of Stripe, or a saved card. */
  payment_method_id: string;
  /** Whether the person agrees to the payment terms. */
  payment_consent: boolean;
}

/** A membership with another card. */
export interface MembershipCardResult {
  /** A membership of the caller, bought or granted. */
  membership: OwnMembership;
  /** A sentence that may be shown to a person. */
  message: string;
}

/** A successful payment of a period. */
export interface MembershipPayment {
  /** Id of the payment, for its receipt. */
  id: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  at: string;
  /** US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
  /** Name of the plan that it paid. */
  name: string;
  /** How much of it went back. US dollars as a decimal string with two places, such as `75.00`. */
  refunded_amount: string;
}

/** A membership after a payment. */
export interface MembershipResult {
  /** A membership of the caller, bought or granted. */
  membership: OwnMembership;
  /** The payment, as far as the provider has decided. The payment of a registration, as far as the provider has decided. */
  payment: {
    /** `requires_action`: confirm it with the provider, then call confirm-payment. */
    status: 'succeeded' | 'requires_action' | 'failed';
    /** Confirms the payment with the provider. */
    client_secret: string | null;
    /** US dollars as a decimal string with two places, such as `75.00`. */
    amount: string;
  };
  /** A sentence that may be shown to a person. */
  message: string;
}

/** A membership of the caller, bought or granted. */
export interface OwnMembership {
  /** Of this membership. */
  id: string;
  /** Name of the plan, or of what the team granted. */
  name: string;
  /** The plan that was bought; `null` for a granted membership. */
  plan_id: string | null;
  /** `past_due`: the renewal was declined. `cancelled` and `expired` have ended. */
  state: 'pending' | 'active' | 'past_due' | 'paused' | 'cancelled' | 'expired';
  /** `granted`: by the studio. `bought`: by the caller. */
  source: 'granted' | 'bought';
  /** The price of a period; `null`: nothing is charged. US dollars as a decimal string with two places, such as `75.00`. */
  price: string | null;
  /** `null`: it does not renew. How often a membership renews. */
  period: PlanPeriod | null;
  /** The first day. Calendar day in Detroit, such as `2026-03-14`. */
  start_date: string;
  /** The last day with the member rate; `null`: it goes on. Calendar day in Detroit, such as `2026-03-14`. */
  end_date: string | null;
  /** The first day that is not paid. A pause moves it. Calendar day in Detroit, such as `2026-03-14`. */
  paid_until: string | null;
  /** When the next payment is charged; `null`: none is. Calendar day in Detroit, such as `2026-03-14`. */
  next_payment_on: string | null;
  /** What the next payment costs; `null`: none is charged. US dollars as a decimal string with two places, such as `75.00`. */
  next_amount: string | null;
  /** The first payment that costs `new_price`; `null`: no other price was announced. Calendar day in Detroit, such as `2026-03-14`. */
  price_changes_on: string | null;
  /** The price that was announced; `null`: none was. US dollars as a decimal string with two places, such as `75.00`. */
  new_price: string | null;
  /** Whether a card is charged for the next period. One that was paid otherwise ends with what is paid, until a card is stored. */
  renews: boolean;
  /** Whether it ends with the paid period. */
  cancel_at_period_end: boolean;
  /** Whether a payment is due that was declined, or would bring the membership back. */
  can_pay: boolean;
  /** What the bank said to the payment that is due, such as `insufficient funds`; `null`: no payment was declined. */
  bank_said: string | null;
  /** Whether it renews and can be cancelled. */
  can_cancel: boolean;
  /** The first day of a pause; `null` without one. Calendar day in Detroit, such as `2026-03-14`. */
  pause_from: string | null;
  /** The first day after a pause; `null` without one. Calendar day in Detroit, such as `2026-03-14`. */
  pause_until: string | null;
  /** Whether the caller can pause it now. */
  can_pause: boolean;
  /** `null`: it includes no sessions. The sessions that a membership includes. */
  included_sessions: {
    /** How many each month includes. */
    per_month: number;
    /** The current month and later ones that are paid, at most twelve, and after them the times in which sessions can be used that came back because the studio moved or cancelled theirs. Empty while it gives nothing. */
    months: {
      /** Its first day. Calendar day in Detroit, such as `2026-03-14`. */
      starts_on: string;
      /** Its last day: a session that it pays for starts no later. Calendar day in Detroit, such as `2026-03-14`. */
      ends_on: string;
      /** How many of its sessions are left. */
      left: number;
      /** A session that came back because the studio moved or cancelled it, with the time in which it can be used. */
      given_back: boolean;
    }[];
  } | null;
  /** The cheaper plan that begins with the next payment. The plan that a membership has from its next payment on. */
  next_plan: {
    /** The plan that follows. */
    plan_id: string;
    /** How that plan is called. */
    name: string;
    /** US dollars as a decimal string with two places, such as `75.00`. */
    price: string;
    /** How often a membership renews. */
    period: PlanPeriod;
  } | null;
  /** Whether the caller can change its plan now. */
  can_change: boolean;
  /** Whether a cancellation can be taken back, or a pause be ended. */
  can_resume: boolean;
  /** The card that renewals charge. */
  card: {
    /** Send it as `payment_method_id`. */
    payment_method_id: string;
    /** Brand of the card, such as `visa`. */
    brand: string;
    /** The last four digits of the card. */
    last4: string;
  } | null;
  /** The last day of the card, if it ends before the next payment; `null`: it does not. Calendar day in Detroit, such as `2026-03-14`. */
  card_ends_on: string | null;
  /** Newest first. */
  payments: MembershipPayment[];
}

/** When a membership rests. The paid days that are left follow after it. */
export interface PauseMembershipParams {
  /** The first day without billing and member rate: not in the past, and at the latest the day of the next payment. */
  from: string;
  /** The first day with both again: at least 14 days and at most three months later. */
  until: string;
}

/** Pays a declined renewal, or brings back a membership. The card is charged from now on. */
export interface PayMembershipParams {
  /** The card for this payment and for the renewals: a payment method, a confirmation token of Stripe, or a saved card. */
  payment_method_id: string;
  /** Whether the person agrees to the payment terms. */
  payment_consent: boolean;
}

/** Changes the plan as its preview said. */
export interface PlanChangeParams {
  /** A membership that is on sale, or the own plan, which takes back a planned change. A membership that is on sale. */
  plan_id: string;
  /** `due_now` of the preview that the person saw. */
  amount: string;
  /** `next_amount` of that preview. */
  next_amount?: string | undefined;
  /** Another card for this payment and the renewals. Without it, the card of the membership pays. The card for this payment and for the renewals: a payment method, a confirmation token of Stripe, or a saved card. */
  payment_method_id?: string | undefined;
}

/** What a change of the plan costs, and when. */
export interface PlanChangePreview {
  /** Charged now. `0.00`: the plan changes with the next payment. US dollars as a decimal string with two places, such as `75.00`. */
  due_now: string;
  /** What the unused days of the paid time are worth, already taken off `due_now`. US dollars as a decimal string with two places, such as `75.00`. */
  credit: string;
  /** How many periods of the plan `due_now` and `credit` pay: more than one if the unused days are worth more than one. `null`: it begins with the next payment. */
  periods: number | null;
  /** The next payment after the change. US dollars as a decimal string with two places, such as `75.00`. */
  next_amount: string;
  /** The day of the next payment. Calendar day in Detroit, such as `2026-03-14`. */
  next_on: string;
  /** What payments cost after the last one that a promo code lowers. `null`: all cost `next_amount`. US dollars as a decimal string with two places, such as `75.00`. */
  later_amount: string | null;
}

/** A membership after its plan was changed. */
export interface PlanChangeResult {
  /** A membership of the caller, bought or granted. */
  membership: OwnMembership;
  /** Of the change; `null`: nothing was due now. The payment of a registration, as far as the provider has decided. */
  payment: Payment | null;
  /** A sentence that may be shown to a person. */
  message: string;
}

export const membershipCardResultRecord = (raw: unknown): MembershipCardResult => record(raw, { membership: ownMembershipRecord, message: text });

export const membershipPaymentRecord = (raw: unknown): MembershipPayment => record(raw, { id: text, at: text, amount: price, name: text, refunded_amount: price });

export const membershipResultRecord = (raw: unknown): MembershipResult => record(raw, { membership: ownMembershipRecord, payment: (raw) => record(raw, { status: choice(['succeeded', 'requires_action', 'failed'], 'failed'), client_secret: textOrNull, amount: price }), message: text });

export const ownMembershipRecord = (raw: unknown): OwnMembership => record(raw, { id: text, name: text, plan_id: textOrNull, state: choice(['pending', 'active', 'past_due', 'paused', 'cancelled', 'expired'], 'active'), source: choice(['granted', 'bought'], 'granted'), price: textOrNull, period: choiceOrNull(['month', 'year'], 'month'), start_date: text, end_date: textOrNull, paid_until: textOrNull, next_payment_on: textOrNull, next_amount: textOrNull, price_changes_on: textOrNull, new_price: textOrNull, renews: isTrue, cancel_at_period_end: isTrue, can_pay: isTrue, bank_said: textOrNull, can_cancel: isTrue, pause_from: textOrNull, pause_until: textOrNull, can_pause: isTrue, included_sessions: orNull((raw) => record(raw, { per_month: integer, months: list((raw) => record(raw, { starts_on: text, ends_on: text, left: integer, given_back: isTrue })) })), next_plan: orNull((raw) => record(raw, { plan_id: text, name: text, price: price, period: choice(['month', 'year'], 'month') })), can_change: isTrue, can_resume: isTrue, card: orNull((raw) => record(raw, { payment_method_id: text, brand: text, last4: text })), card_ends_on: textOrNull, payments: list(membershipPaymentRecord) });

export const planChangePreviewRecord = (raw: unknown): PlanChangePreview => record(raw, { due_now: price, credit: price, periods: integerOrNull, next_amount: price, next_on: text, later_amount: textOrNull });

export const planChangeResultRecord = (raw: unknown): PlanChangeResult => record(raw, { membership: ownMembershipRecord, payment: orNull(paymentRecord), message: text });
