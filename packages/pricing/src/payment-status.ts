import type { Cents } from './money.ts';

/** The payment status of a registration, as the wire names it. */
export type PaymentStatus = 'paid' | 'pending' | 'failed' | 'refunded' | 'free' | 'void';

/** A registration with the sums of its ledger. */
export interface PayableRegistration {
  readonly status: 'held' | 'confirmed' | 'cancelled' | 'released';
  readonly priceCents: Cents;
  /** Succeeded charges. */
  readonly chargedCents: Cents;
  /** Refunds that are sent or still to be sent. */
  readonly refundedCents: Cents;
}

/**
 * Paid means the whole price; with open instalments the status is pending. A cancelled registration owes nothing: it is paid if
 * a charge was not fully refunded, otherwise void.
 */
export function paymentStatus(registration: PayableRegistration): PaymentStatus {
  const { status, priceCents, chargedCents, refundedCents } = registration;
  if (priceCents === 0) return 'free';
  if (chargedCents > 0 && refundedCents >= chargedCents) return 'refunded';
  if (chargedCents >= priceCents) return 'paid';
  if (status === 'cancelled') return chargedCents > 0 ? 'paid' : 'void';
  return status === 'released' ? 'failed' : 'pending';
}
