// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, integer, isTrue, list, orNull, price, record, text, textOrNull } from '../definition/lenient.ts';

/** A cancelled registration with its refund. */
export interface Cancellation {
  /** A registration for a session. */
  registration: Registration;
  /** What the member gets back. */
  refund: {
    /** The whole refund: paid, pending or owed. US dollars as a decimal string with two places, such as `75.00`. */
    amount: string;
    /** `failed`: at least one part failed and is owed. */
    status: 'succeeded' | 'none' | 'pending' | 'failed';
    /** Refunded so far. US dollars as a decimal string with two places, such as `75.00`. */
    returned_amount: string;
    /** Could not be sent and is still owed. US dollars as a decimal string with two places, such as `75.00`. */
    owed_amount: string;
    /** The amount by where it goes. Only a part to a card can be owed. */
    parts: {
      /** Where it goes: `card` paid, `credit` is studio credit, and the desk hands out `cash`. */
      to: RefundTo;
      /** The part that goes there. US dollars as a decimal string with two places, such as `75.00`. */
      amount: string;
      /** Refunded so far. US dollars as a decimal string with two places, such as `75.00`. */
      returned_amount: string;
    }[];
  };
  /** A sentence that may be shown to a person. */
  message: string;
}

/** A cancellation as the client reads it. */
export interface CancellationResult {
  /** A registration for a session. */
  registration: Registration;
  /** `null` where the server does not send it. What the member gets back. */
  refund: {
    /** The whole refund: paid, pending or owed. US dollars as a decimal string with two places, such as `75.00`. */
    amount: string;
    /** `failed`: at least one part failed and is owed. */
    status: 'succeeded' | 'none' | 'pending' | 'failed';
    /** Refunded so far. US dollars as a decimal string with two places, such as `75.00`. */
    returned_amount: string;
    /** Could not be sent and is still owed. US dollars as a decimal string with two places, such as `75.00`. */
    owed_amount: string;
    /** The amount by where it goes. Only a part to a card can be owed. */
    parts: {
      /** Where it goes: `card` paid, `credit` is studio credit, and the desk hands out `cash`. */
      to: RefundTo;
      /** The part that goes there. US dollars as a decimal string with two places, such as `75.00`. */
      amount: string;
      /** Refunded so far. US dollars as a decimal string with two places, such as `75.00`. */
      returned_amount: string;
    }[];
  } | null;
  /** A sentence that may be shown to a person. */
  message: string;
}

/** A cancellation, with a reason or without. */
export interface CancelParams {
  /** Why the person cancels, in their own words. */
  reason?: string | undefined;
}

/** The secret of the payment that the bank has confirmed. */
export interface ConfirmPaymentParams {
  /** The secret of the payment to confirm. */
  client_secret: string;
}

/** Feedback about a session. */
export interface Feedback {
  /** 1 to 5. */
  rating: number;
  /** What the person says about the session. */
  comment: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
}

/** Feedback about a session that has ended. */
export interface FeedbackParams {
  /** From 1 to 5. */
  rating: number;
  /** What the person says about the session. */
  comment?: string | undefined;
}

/** A new account and its first registration. */
export interface GuestRegistrationParams {
  /** The account that is created. */
  user_data: {
    /** First name. */
    first_name: string;
    /** Last name. */
    last_name: string;
    /** Email address. */
    email: string;
    /** The password of the account. */
    password: string;
    /** Street and number. */
    address: string;
    /** Apartment, suite or floor. */
    address2?: string | undefined;
    /** City or town. */
    city: string;
    /** State or province; a code where the country has a list. */
    state: string;
    /** Postal code. */
    zip: string;
    /** ISO 3166-1 alpha-2. */
    country?: 'US' | 'CA' | 'MX' | 'GB' | 'AU' | 'DE' | 'FR' | 'IT' | 'ES' | 'JP' | undefined;
    /** 1 Female, 2 Male, 3 Non-binary, 4 Prefer not to say. */
    gender: 'male' | 'female' | 'other';
    /** Calendar day of birth. */
    date_of_birth: string;
    /** Phone number. */
    phone?: string | undefined;
  };
  /** Public id of the session. */
  session_id: string;
  /** The price that the person saw. A different price is refused with `price_changed`. */
  amount?: string | number | undefined;
  /** How the price is paid: at once or in instalments. */
  payment_plan: 'full' | 'bi_weekly' | 'weekly';
  /** A card: a payment method, a confirmation token of Stripe (good for one charge), or a saved card. Without it, the price is paid later. */
  payment_method_id?: string | undefined;
  /** Comes off the rate that the person pays, before instalments and credit. It is compared without case. */
  promo_code?: string | undefined;
  /** Must be true: the person accepts the liability waiver. */
  waiver_signed: boolean;
  /** Whether the person agrees to the payment terms. */
  payment_consent: boolean;
  /** Ignored. Only members can join a waitlist. */
  join_waitlist?: false | undefined;
}

/** One payment of a plan. */
export interface Instalment {
  /** Calendar day in Detroit, such as `2026-03-14`. */
  due_on: string;
  /** US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
  /** `dropped`: the registration ended and it is no longer owed. */
  status: 'due' | 'paid' | 'failed' | 'dropped';
}

/** The payment of a registration, as far as the provider has decided. */
export interface Payment {
  /** `requires_action`: confirm it with the provider, then call confirm-payment. */
  status: 'succeeded' | 'requires_action' | 'failed';
  /** Confirms the payment with the provider. */
  client_secret: string | null;
  /** US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
}

/** `full`: one payment; `bi_weekly`: two, 14 days apart; `weekly`: four, 7 days apart. */
export type PaymentPlan = 'full' | 'bi_weekly' | 'weekly';

/** A card, and the instalment to pay with it. */
export interface PayParams {
  /** The card. It may be absent where studio credit or a pass pays everything. */
  payment_method_id?: string | undefined;
  /** Whether to spend the studio credit of the caller before the card. */
  use_credit?: boolean | undefined;
  /** The studio credit that the person saw in front of the card. Another amount is refused with `credit_changed`. */
  credit_amount?: string | number | undefined;
  /** Pays the whole of it, of which nothing is paid, with a credit of the caller’s passes. */
  use_pass?: boolean | undefined;
  /** A credit of this pass pays, which is one of the member. */
  pass_id?: string | undefined;
  /** Whether to keep the card for later payments. */
  save_payment_method?: boolean | undefined;
  /** Number of the instalment, from 1; no other is charged. Without it, the next unpaid one. */
  instalment?: number | undefined;
  /** The amount of the instalment as the person saw it. Another one is `price_changed`. US dollars as a decimal string with two places, such as `75.00`. */
  amount?: string | undefined;
  /** Pays a reserved seat, of which nothing is paid, in this plan from today on. */
  payment_plan?: 'full' | 'bi_weekly' | 'weekly' | undefined;
  /** Whether the person agrees to the payment terms. */
  payment_consent?: boolean | undefined;
}

/** The refund that a cancellation would give now. */
export interface RefundPreview {
  /** Whether the registration can still be cancelled. */
  can_cancel: boolean;
  /** US dollars as a decimal string with two places, such as `75.00`. */
  paid_amount: string;
  /** US dollars as a decimal string with two places, such as `75.00`. */
  refund_amount: string;
  /** The part of `refund_amount` that goes back as studio credit. US dollars as a decimal string with two places, such as `75.00`. */
  refund_credit: string;
  /** Whether a cancellation now returns everything that was paid. */
  full_refund: boolean;
  /** Cancelling at or before this instant refunds everything. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  refund_deadline: string;
  /** `null`: no credit pays for it. What becomes of the credit of a pass that pays for it. */
  pass_credit: {
    /** Whether the credit comes back. */
    returns: boolean;
    /** The last day on which a session that it pays may start. Calendar day in Detroit, such as `2026-03-14`. */
    expires_on: string;
  } | null;
  /** `null`: no included session pays for it. What becomes of the included session that pays for it. */
  included_session: {
    /** Whether it comes back. */
    returns: boolean;
    /** The last day of its month. Calendar day in Detroit, such as `2026-03-14`. */
    expires_on: string;
  } | null;
  /** Number of instalments that a cancellation drops. */
  open_instalments: number;
}

/** Where it goes: `card` paid, `credit` is studio credit, and the desk hands out `cash`. */
export type RefundTo = 'card' | 'credit' | 'cash';

/** A registration for a session. */
export interface Registration {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Public id of the session. */
  session_id: string;
  /** Title of the session. */
  session_title: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  start_datetime: string;
  /** `held`: the seat is held while the payment is confirmed. */
  status: 'confirmed' | 'held' | 'cancelled' | 'expired' | 'completed';
  /** `void`: cancelled, and nothing was paid. */
  payment_status: 'paid' | 'pending' | 'failed' | 'refunded' | 'free' | 'void';
  /** `full`: one payment; `bi_weekly`: two, 14 days apart; `weekly`: four, 7 days apart. */
  payment_plan: PaymentPlan;
  /** The full price, for every plan, after a promo code. US dollars as a decimal string with two places, such as `75.00`. */
  price: string;
  /** Which of the two prices applies. */
  rate: 'member' | 'public';
  /** What pays the whole price in place of money: a credit of a pass, or a session that the membership includes. */
  covered_by: 'none' | 'pass' | 'included';
  /** The payments of the plan, by due date. */
  instalments: Instalment[];
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** While `held`: until when the seat is held. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  hold_expires_at: string | null;
}

/** Which registrations to list. */
export interface RegistrationFilters {
  /** A status of a registration. */
  status?: string | undefined;
}

/** A registration of the signed-in member. */
export interface RegistrationParams {
  /** Public id of the session. */
  session_id: string;
  /** The price that the person saw. A different price is refused with `price_changed`. */
  amount?: string | number | undefined;
  /** How the price is paid: at once or in instalments. */
  payment_plan?: 'full' | 'bi_weekly' | 'weekly' | undefined;
  /** A card: a payment method, a confirmation token of Stripe (good for one charge), or a saved card. Without it, the price is paid later. */
  payment_method_id?: string | undefined;
  /** Whether to spend the studio credit of the caller before the card. */
  use_credit?: boolean | undefined;
  /** The studio credit that the person saw in front of the card. Another amount is refused with `credit_changed`. */
  credit_amount?: string | number | undefined;
  /** Whether a credit of a pass of the caller pays. No card is charged then. */
  use_pass?: boolean | undefined;
  /** A credit of this pass pays, which is one of the member. */
  pass_id?: string | undefined;
  /** Whether a session that the membership of the caller includes pays, in place of a card. */
  use_included?: boolean | undefined;
  /** Comes off the rate that the person pays, before instalments and credit. It is compared without case. */
  promo_code?: string | undefined;
  /** Must be true: the person accepts the liability waiver. */
  waiver_signed?: boolean | undefined;
  /** Whether the person agrees to the payment terms. */
  payment_consent?: boolean | undefined;
  /** A note to the studio. */
  notes?: string | undefined;
  /** Whether to keep the card for later payments. */
  save_payment_method?: boolean | undefined;
}

/** A registration after a registration or a payment. */
export interface RegistrationResult {
  /** A registration for a session. */
  registration: Registration;
  /** `null` where nothing was charged. The payment of a registration, as far as the provider has decided. */
  payment: Payment | null;
  /** Only for a guest: the account that was created. */
  account?: {
    /** Email address. */
    email: string;
    /** Whether the guest is sent an email to verify the address. */
    verification_sent: boolean;
  } | undefined;
  /** A sentence that may be shown to a person. */
  message: string;
}

export const cancellationRecord = (raw: unknown): Cancellation => record(raw, { registration: registrationRecord, refund: (raw) => record(raw, { amount: price, status: choice(['succeeded', 'none', 'pending', 'failed'], 'none'), returned_amount: price, owed_amount: price, parts: list((raw) => record(raw, { to: choice(['card', 'credit', 'cash'], 'card'), amount: price, returned_amount: price })) }), message: text });

export const feedbackRecord = (raw: unknown): Feedback => record(raw, { rating: integer, comment: text, created_at: text });

export const instalmentRecord = (raw: unknown): Instalment => record(raw, { due_on: text, amount: price, status: choice(['due', 'paid', 'failed', 'dropped'], 'due') });

export const paymentRecord = (raw: unknown): Payment => record(raw, { status: choice(['succeeded', 'requires_action', 'failed'], 'failed'), client_secret: textOrNull, amount: price });

export const refundPreviewRecord = (raw: unknown): RefundPreview => record(raw, { can_cancel: isTrue, paid_amount: price, refund_amount: price, refund_credit: price, full_refund: isTrue, refund_deadline: text, pass_credit: orNull((raw) => record(raw, { returns: isTrue, expires_on: text })), included_session: orNull((raw) => record(raw, { returns: isTrue, expires_on: text })), open_instalments: integer });

export const registrationRecord = (raw: unknown): Registration => record(raw, { public_id: text, session_id: text, session_title: text, start_datetime: text, status: choice(['confirmed', 'held', 'cancelled', 'expired', 'completed'], 'confirmed'), payment_status: choice(['paid', 'pending', 'failed', 'refunded', 'free', 'void'], 'pending'), payment_plan: choice(['full', 'bi_weekly', 'weekly'], 'full'), price: price, rate: choice(['member', 'public'], 'public'), covered_by: choice(['none', 'pass', 'included'], 'none'), instalments: list(instalmentRecord), created_at: text, hold_expires_at: textOrNull });

export const registrationResultRecord = (raw: unknown): RegistrationResult => record(raw, { registration: registrationRecord, payment: orNull(paymentRecord), message: text });
