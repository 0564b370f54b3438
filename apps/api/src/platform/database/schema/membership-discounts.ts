import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { memberships } from './people.ts';

/** What a promo code takes off the next payments of a membership, as its member agreed to it. Deleted with its last payment. */
export const membershipDiscounts = pgTable(
  'membership_discounts',
  {
    membershipId: text('membership_id')
      .primaryKey()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    percentOff: smallint('percent_off'),
    amountOffCents: integer('amount_off_cents'),
    /** The only plans that it is for; empty: all of them. */
    planIds: text('plan_ids').array().notNull(),
    /** Null: all of them. */
    paymentsLeft: smallint('payments_left'),
  },
  (t) => [
    check('membership_discounts_one', sql`num_nonnulls(${t.percentOff}, ${t.amountOffCents}) = 1`),
    check('membership_discounts_left', sql`${t.paymentsLeft} > 0`),
  ],
);
