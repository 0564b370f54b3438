// Generated from the contract by `pnpm run generate`; do not edit.

import type { OfficePayment } from './office-payments.ts';

/** One payment or refund, with what became of it. */
export interface OfficePaymentDetail extends OfficePayment {
  /** What was given back of it, oldest first. */
  refunds: OfficePayment[];
  /** Id of the charge or refund at the provider; `null`: no card. */
  provider_ref: string | null;
  /** The payout that it is a part of; `null`: none yet, or no card. */
  payout_id: string | null;
  /** The day on which the bank has that payout. Calendar day in Detroit, such as `2026-03-14`. */
  payout_on: string | null;
  /** The closing of the till that counted it; `null`: none yet. */
  closing_id: string | null;
}

/** A receipt that was sent again. */
export interface SentReceipt {
  /** The address that it went to. */
  email: string;
}
