import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';

/** The sandbox provider's own vault: cards by token. Only test cards; the number itself is never stored. */
export const sandboxCards = pgTable('sandbox_cards', {
  id: text('id').primaryKey(),
  behaviour: text('behaviour', {
    enum: [
      'succeeds',
      'declines',
      'asks',
      'unsupported',
      'insufficient_funds',
      'expired_card',
      'incorrect_cvc',
      'processing_error',
      'stolen_card',
    ],
  }).notNull(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  expMonth: smallint('exp_month').notNull(),
  expYear: smallint('exp_year').notNull(),
  createdAt: createdAt(),
});

/** The sandbox provider's own records, written outside the API's transactions as with a real provider. */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['charge', 'refund'] }).notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    cardId: text('card_id'),
    refundOfId: text('refund_of_id'),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: ['requires_action', 'succeeded', 'failed', 'cancelled'] }).notNull(),
    clientSecret: text('client_secret').notNull(),
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('sandbox_charges_key').on(t.idempotencyKey),
    uniqueIndex('sandbox_charges_secret').on(t.clientSecret),
    check('sandbox_charges_amount', sql`${t.amountCents} > 0`),
  ],
);
