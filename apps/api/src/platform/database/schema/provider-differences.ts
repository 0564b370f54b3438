import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { payments } from './payments.ts';

/** Where the ledger and the provider disagree about money, as the last comparison saw it. */
export const providerDifferences = pgTable(
  'provider_differences',
  {
    /** Provider, kind and reference, so that one difference has one row. */
    id: text('id').primaryKey(),
    provider: text('provider', { enum: ['sandbox', 'stripe'] }).notNull(),
    kind: text('kind', { enum: ['charge', 'refund'] }).notNull(),
    /** `not_here`: the ledger does not have it as received or given back. `not_there`: the provider does not. */
    what: text('what', { enum: ['not_here', 'not_there', 'amount'] }).notNull(),
    providerRef: text('provider_ref').notNull(),
    paymentId: text('payment_id').references(() => payments.id),
    ledgerCents: integer('ledger_cents'),
    providerCents: integer('provider_cents'),
    at: instant('at').notNull(),
    /** The time at which the team marked it as reviewed. */
    reviewedAt: instant('reviewed_at'),
    createdAt: createdAt(),
  },
  (t) => [index('provider_differences_payment').on(t.paymentId)],
);
