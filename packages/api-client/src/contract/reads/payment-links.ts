import { naming, recordIn } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import { openPaymentLinkRecord, paidByLinkRecord } from '../generated/payment-links.ts';
import type { OpenPaymentLink, PaidByLink } from '../generated/payment-links.ts';

/** Without its amount, nobody knows what would be charged. */
export function readOpenPaymentLink(raw: unknown): OpenPaymentLink {
  const given = recordIn(raw, []);
  if (typeof given.amount !== 'string') throw new Unreadable('The payment link could not be read.');
  return openPaymentLinkRecord(given);
}

/** An empty reply does not say whether the bank still has to confirm the payment. */
export const readPaidByLink = (raw: unknown): PaidByLink =>
  paidByLinkRecord(naming(recordIn(raw, []), ['payment', 'message']));
