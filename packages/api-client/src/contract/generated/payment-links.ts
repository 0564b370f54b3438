// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, orNull, price, record, text, textOrNull } from '../definition/lenient.ts';
import { paymentRecord } from './registrations.ts';
import type { Payment } from './registrations.ts';

/** What somebody with a payment link sees, and nothing else. */
export interface OpenPaymentLink {
  /** `card`: nothing is paid, and the card is charged for the renewals of a membership. `sale`: what the desk sells. `place`: a place that the desk sells; paying registers. */
  pays: 'registration' | 'renewal' | 'card' | 'sale' | 'place';
  /** Of who pays; empty where it is not known. */
  first_name: string;
  /** First name of who in the team made the link; empty where it is not known. */
  sent_by: string;
  /** When the link was made. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  sent_at: string;
  /** Until when it works. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  expires_at: string;
  /** Until when the `place` is held for who pays by this link. `null`: it is held no longer and goes to who pays first, or nothing is held. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  held_until: string | null;
  /** What the payment is for. */
  title: string;
  /** When that is, or which part of it is paid. */
  detail: string;
  /** What is charged now; 0.00 for a card. US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
  /** What who pays agrees to, word for word: the later charges of the card. `null`: there are none. */
  terms: string | null;
}

/** What became of a payment by link. */
export interface PaidByLink {
  /** `null` where nothing was charged. The payment of a registration, as far as the provider has decided. */
  payment: Payment | null;
  /** For who paid. */
  message: string;
}

/** A payment by link. */
export interface PayByLinkParams {
  /** The card: a payment method, or a confirmation token of Stripe. */
  payment_method_id: string;
  /** That who pays agrees to the terms. Needed where the link has some. */
  payment_consent?: boolean | undefined;
  /** The amount on the page; that of the link without it. Another one is `price_changed`. */
  amount?: string | undefined;
}

export const openPaymentLinkRecord = (raw: unknown): OpenPaymentLink => record(raw, { pays: choice(['registration', 'renewal', 'card', 'sale', 'place'], 'registration'), first_name: text, sent_by: text, sent_at: text, expires_at: text, held_until: textOrNull, title: text, detail: text, amount: price, terms: textOrNull });

export const paidByLinkRecord = (raw: unknown): PaidByLink => record(raw, { payment: orNull(paymentRecord), message: text });
