import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, publicId } from './columns.ts';
import { users } from './people.ts';
import { planVersions } from './plans.ts';
import { registrations } from './registrations.ts';

/** Packs of credits that people bought. Its credits are made when it is paid. Rows with payments are never deleted. */
export const passes = pgTable(
  'passes',
  {
    id: publicId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The version that was bought: name, price, credits and days. */
    planVersionId: text('plan_version_id')
      .notNull()
      .references(() => planVersions.id),
    /** `pending` until its payment is known; `cancelled` if that failed. */
    state: text('state', { enum: ['pending', 'active', 'cancelled'] })
      .notNull()
      .default('pending'),
    paidAt: instant('paid_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('passes_user').on(t.userId),
    index('passes_plan_version').on(t.planVersionId),
    uniqueIndex('passes_one_pending')
      .on(t.userId)
      .where(sql`${t.state} = 'pending'`),
    check('passes_paid', sql`(${t.state} = 'active') = (${t.paidAt} is not null)`),
  ],
);

/** The credits of a paid pass. Each pays a single session that starts no later than its last day, which the studio may put off. */
export const passCredits = pgTable(
  'pass_credits',
  {
    passId: text('pass_id')
      .notNull()
      .references(() => passes.id),
    /** 1, 2, 3 within the pass. */
    number: smallint('number').notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.passId, t.number] }), check('pass_credits_number', sql`${t.number} > 0`)],
);

/**
 * The uses of credits. A credit has at most one use that was not taken back, and a registration at most one credit. A use that
 * stays is a credit that is gone: booked, used, lost by a late cancellation, or given back in money.
 */
export const passUses = pgTable(
  'pass_uses',
  {
    id: publicId(),
    passId: text('pass_id').notNull(),
    number: smallint('number').notNull(),
    /** Null: a refund gave back its share of the price. */
    registrationId: text('registration_id').references(() => registrations.id),
    usedAt: instant('used_at').notNull(),
    /** When a cancellation gave it back, or a refund failed. */
    returnedAt: instant('returned_at'),
  },
  (t) => [
    foreignKey({
      name: 'pass_uses_credit',
      columns: [t.passId, t.number],
      foreignColumns: [passCredits.passId, passCredits.number],
    }),
    uniqueIndex('pass_uses_one_current')
      .on(t.passId, t.number)
      .where(sql`${t.returnedAt} is null`),
    uniqueIndex('pass_uses_registration').on(t.registrationId),
    check('pass_uses_returned', sql`${t.returnedAt} is null or ${t.returnedAt} >= ${t.usedAt}`),
  ],
);
