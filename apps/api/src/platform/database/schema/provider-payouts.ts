import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The payouts of the provider to the bank account of the studio, as they were last read. */
export const providerPayouts = pgTable(
  'provider_payouts',
  {
    /** Provider and its id of the payout. */
    id: text('id').primaryKey(),
    provider: text('provider', { enum: ['sandbox', 'stripe'] }).notNull(),
    status: text('status', { enum: ['on_its_way', 'paid', 'failed'] }).notNull(),
    /** The day on which the bank has it. */
    arrivesOn: date('arrives_on', { mode: 'string' }).notNull(),
    /** Negative: the provider took money from the account. */
    amountCents: integer('amount_cents').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (t) => [index('provider_payouts_day').on(t.arrivesOn)],
);

/** The parts of a payout. The payment of an entry is the one with this provider, kind and reference. */
export const payoutEntries = pgTable(
  'payout_entries',
  {
    payoutId: text('payout_id')
      .notNull()
      .references(() => providerPayouts.id, { onDelete: 'cascade' }),
    /** `other`: a dispute, a correction or a fee of its own. */
    kind: text('kind', { enum: ['charge', 'refund', 'other'] }).notNull(),
    /** The provider's id of the charge, intent or refund; of another entry, its own. */
    ref: text('ref').notNull(),
    /** Added to the payout; negative: taken from it. */
    cents: integer('cents').notNull(),
    feeCents: integer('fee_cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.payoutId, t.kind, t.ref] }),
    index('payout_entries_ref').on(t.kind, t.ref),
  ],
);
