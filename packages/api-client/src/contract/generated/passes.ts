// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, integer, list, price, record, text, textOrNull } from '../definition/lenient.ts';

/** A pass for the caller, paid once. */
export interface BuyPassParams {
  /** A pass that is on sale. */
  plan_id: string;
  /** The version of the plan that the person saw. It is sold for a day after the plan changed. */
  version_id?: string | undefined;
  /** A payment method, a confirmation token of Stripe, or a saved card. Not needed if a code makes the pass free. */
  payment_method_id?: string | undefined;
  /** A promo code, in any case. */
  promo_code?: string | undefined;
  /** Save the card for later payments. Without it, it is saved. */
  save_payment_method?: boolean | undefined;
  /** Whether the person agrees to the payment terms. */
  payment_consent: boolean;
}

/** A pass of the caller: credits that pay for single sessions. */
export interface OwnPass {
  /** Id of the pass. */
  id: string;
  /** Name of what was bought. */
  name: string;
  /** How many credits it had. */
  credits: number;
  /** How many of them can still pay for a session. */
  credits_left: number;
  /** Deprecated: `credits_left`. */
  left: number;
  /** How many of them pay for sessions to come. */
  booked: number;
  /** How many of them paid for sessions that are over, or were lost by a late cancellation. */
  used: number;
  /** How many of them were given back in money. */
  refunded: number;
  /** The last day on which a session that the next credit pays may start. Calendar day in Detroit, such as `2026-03-14`. */
  expires_on: string;
  /** Those that are left by their last day, soonest first. A credit that came back because the studio moved or cancelled its session may end later than the others. */
  left_until: {
    /** The last day on which a session that they pay may start. Calendar day in Detroit, such as `2026-03-14`. */
    expires_on: string;
    /** How many they are. */
    left: number;
  }[];
  /** When it was bought. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  bought_at: string;
  /** The next session that a credit pays; `null`: none. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  next_session_at: string | null;
  /** The payment for a pass. */
  payment: PassPurchase;
}

/** The passes of the caller, and what became of their credits. */
export interface OwnPasses {
  /** How many credits of all passes can still pay for a session. */
  credits_left: number;
  /** Deprecated: `credits_left`. */
  left: number;
  /** Those with credits left first, and of these the one that ends first. */
  passes: OwnPass[];
  /** Newest first. */
  history: PassEntry[];
}

/** A change of the credits of the caller. */
export interface PassEntry {
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  at: string;
  /** `returned`: a cancellation gave the credit back. `refunded`: their money went back. `expired`: they can pay for nothing any more. */
  kind: 'bought' | 'booked' | 'returned' | 'refunded' | 'expired';
  /** Name of the pass. */
  pass_name: string;
  /** How many credits: added if bought or returned, taken otherwise. */
  credits: number;
  /** How many credits of all passes were left after it. */
  left: number;
  /** Until when these credits pay. Calendar day in Detroit, such as `2026-03-14`. */
  expires_on: string;
  /** The session that the credit pays; `null`: none. */
  session_title: string | null;
  /** When that session starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  session_at: string | null;
}

/** The payment for a pass. */
export interface PassPurchase {
  /** Id of the payment; empty if a promo code made the pass free. */
  id: string;
  /** US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
  /** How much of it went back. US dollars as a decimal string with two places, such as `75.00`. */
  refunded_amount: string;
}

/** A pass after its payment. */
export interface PassResult {
  /** Id of the pass. */
  pass_id: string;
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

export const ownPassRecord = (raw: unknown): OwnPass => record(raw, { id: text, name: text, credits: integer, credits_left: integer, left: integer, booked: integer, used: integer, refunded: integer, expires_on: text, left_until: list((raw) => record(raw, { expires_on: text, left: integer })), bought_at: text, next_session_at: textOrNull, payment: passPurchaseRecord });

export const ownPassesRecord = (raw: unknown): OwnPasses => record(raw, { credits_left: integer, left: integer, passes: list(ownPassRecord), history: list(passEntryRecord) });

export const passEntryRecord = (raw: unknown): PassEntry => record(raw, { at: text, kind: choice(['bought', 'booked', 'returned', 'refunded', 'expired'], 'booked'), pass_name: text, credits: integer, left: integer, expires_on: text, session_title: textOrNull, session_at: textOrNull });

export const passPurchaseRecord = (raw: unknown): PassPurchase => record(raw, { id: text, amount: price, refunded_amount: price });

export const passResultRecord = (raw: unknown): PassResult => record(raw, { pass_id: text, payment: (raw) => record(raw, { status: choice(['succeeded', 'requires_action', 'failed'], 'failed'), client_secret: textOrNull, amount: price }), message: text });
