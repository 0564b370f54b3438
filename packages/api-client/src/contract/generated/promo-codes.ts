// Generated from the contract by `pnpm run generate`; do not edit.

import { integerOrNull, price, record, text } from '../definition/lenient.ts';

/** A code, and what it is for: either `session_id` or `plan_id`. */
export interface CheckPromoCodeParams {
  /** A promo code, in any case. */
  code: string;
  /** The session to register for. */
  session_id?: string | undefined;
  /** The pass or membership to buy. */
  plan_id?: string | undefined;
  /** For the team, which sells at the desk: who buys. Without it, the caller. */
  person_id?: string | undefined;
}

/** What a promo code takes off. */
export interface PromoCodeCheck {
  /** The code as the studio writes it. */
  code: string;
  /** What it takes off the price. US dollars as a decimal string with two places, such as `75.00`. */
  amount_off: string;
  /** What is left to pay. US dollars as a decimal string with two places, such as `75.00`. */
  amount_due: string;
  /** How many payments it lowers: 1, or more of a membership; `null`: all of them. */
  payments: number | null;
  /** What the code gives, as people read it. */
  sentence: string;
}

export const promoCodeCheckRecord = (raw: unknown): PromoCodeCheck => record(raw, { code: text, amount_off: price, amount_due: price, payments: integerOrNull, sentence: text });
