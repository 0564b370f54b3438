import type { Stripe } from 'stripe';
import type { StripeRecords } from './stripe-records.ts';

/** The input of Stripe's forms, for one charge within twelve hours. Its confirmation makes a payment method of it. */
export const isConfirmationToken = (ref: string): boolean => ref.startsWith('ctoken_');

/** The Stripe customer of an owner of stored cards, made when the first one is stored. */
export async function customerOf(stripe: Stripe, records: StripeRecords, owner: string): Promise<string> {
  const known = await records.customerOf(owner);
  if (known !== null) return known;
  // Sends only our id, no personal data.
  const { id } = await stripe.customers.create(
    { metadata: { owner } },
    { idempotencyKey: `customer_${owner}` },
  );
  await records.noteCustomer(owner, id);
  return (await records.customerOf(owner)) ?? id;
}
