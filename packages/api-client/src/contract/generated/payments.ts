// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, record, text, textOrNull } from '../definition/lenient.ts';

/** The decision of the sandbox bank about a payment. */
export interface ConfirmSandboxParams {
  /** The secret of the payment to confirm. */
  client_secret: string;
  /** Whether the bank of the sandbox approves the payment. */
  approve: boolean;
}

/** The payment provider of the server, and its publishable key. */
export interface PaymentsConfig {
  /** Which card form to show. */
  provider: 'sandbox' | 'stripe';
  /** Stripe's publishable key; `null` for the sandbox. */
  publishable_key: string | null;
}

/** A test card of the sandbox, in the demo only. */
export interface SandboxCard {
  /** Card number; spaces are allowed. */
  number: string;
  /** Month of expiry, 1 to 12. */
  exp_month: number;
  /** Year of expiry, with four digits. */
  exp_year: number;
  /** The security code, of three or four digits. */
  cvc: string;
}

/** The decision, as the sandbox stored it. */
export interface SandboxConfirmation {
  /** What the bank decided. */
  status: 'succeeded' | 'failed';
}

/** A test card as a payment method. */
export interface SandboxPaymentMethod {
  /** Send it as `payment_method_id`. */
  payment_method_id: string;
  /** Brand of the card, such as `visa`. */
  brand: string;
  /** The last four digits of the card. */
  last4: string;
}

/** A saved card: brand, last four digits and expiry. */
export interface SavedCard {
  /** Send it as `payment_method_id`. */
  payment_method_id: string;
  /** Brand of the card, such as `visa`. */
  brand: string;
  /** The last four digits of the card. */
  last4: string;
  /** Month of expiry, 1 to 12. */
  exp_month: number;
  /** Year of expiry, with four digits. */
  exp_year: number;
}

export const paymentsConfigRecord = (raw: unknown): PaymentsConfig => record(raw, { provider: choice(['sandbox', 'stripe'], 'sandbox'), publishable_key: textOrNull });

export const sandboxMethodRecord = (raw: unknown): SandboxPaymentMethod => record(raw, { payment_method_id: text, brand: text, last4: text });
