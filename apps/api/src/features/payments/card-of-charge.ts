import { sql, type SQL } from 'drizzle-orm';

/**
 * A column of the card that the charge with this idempotency key was made with, as far as the provider's records here have it: the
 * sandbox keeps every card, of Stripe's cards only those are stored that a person or a plan kept.
 */
export const cardOfCharge = (column: 'brand' | 'last4', key: SQL): SQL => sql`coalesce(
  (select k.${sql.raw(column)} from sandbox_charges x join sandbox_cards k on k.id = x.card_id where x.idempotency_key = ${key}),
  (select k.${sql.raw(column)} from stripe_intents x join payment_methods k on k.provider = 'stripe' and k.provider_ref = x.method_ref
    where x.key = ${key}))`;
