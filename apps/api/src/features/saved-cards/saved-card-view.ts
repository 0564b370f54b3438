import type { SavedCard } from '@detroit-well/api-client/contract';
import type { paymentMethods } from '../../platform/database/schema/payments.ts';

/** A card as its owner and the desk see it. */
export const savedCardView = ({
  providerRef,
  brand,
  last4,
  expMonth,
  expYear,
}: typeof paymentMethods.$inferSelect): SavedCard => ({
  payment_method_id: providerRef,
  brand,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
});
