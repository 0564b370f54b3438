import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, kept, publicId } from './columns.ts';
import { passes } from './passes.ts';
import { memberships } from './people.ts';
import { registrations } from './registrations.ts';

/** Codes that take something off a price. A change counts for later purchases. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: publicId(),
    /** In capitals. */
    code: text('code').notNull(),
    percentOff: smallint('percent_off'),
    amountOffCents: integer('amount_off_cents'),
    appliesTo: text('applies_to').array().notNull(),
    /** Empty: every plan, or every program. */
    planIds: text('plan_ids').array().notNull().default([]),
    programIds: text('program_ids').array().notNull().default([]),
    firstPurchaseOnly: boolean('first_purchase_only').notNull().default(false),
    /** Null: without a limit. */
    maxUses: integer('max_uses'),
    maxUsesPerPerson: integer('max_uses_per_person'),
    /** Studio days, both inclusive. */
    validFrom: date('valid_from', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
    /** Payments of a membership that it takes something off. Null: all of them. */
    periods: smallint('periods'),
    ...kept(),
  },
  (t) => [
    unique('promo_codes_code_unique').on(t.code),
    check('promo_codes_one_discount', sql`num_nonnulls(${t.percentOff}, ${t.amountOffCents}) = 1`),
    check(
      'promo_codes_discount',
      sql`coalesce(${t.percentOff} between 1 and 100, true) and coalesce(${t.amountOffCents} > 0, true)`,
    ),
    check('promo_codes_days', sql`${t.validFrom} <= ${t.validUntil}`),
  ],
);

/** The uses of codes. A purchase has at most one; a use that came back is not counted any more. */
export const promoUses = pgTable(
  'promo_uses',
  {
    id: publicId(),
    promoCodeId: text('promo_code_id')
      .notNull()
      .references(() => promoCodes.id),
    passId: text('pass_id').references(() => passes.id),
    registrationId: text('registration_id').references(() => registrations.id),
    membershipId: text('membership_id').references(() => memberships.id),
    /** What it took off the price. */
    offCents: integer('off_cents').notNull(),
    usedAt: instant('used_at').notNull(),
    /** When the purchase ended without money, or the studio cancelled. */
    returnedAt: instant('returned_at'),
  },
  (t) => [
    index('promo_uses_code')
      .on(t.promoCodeId)
      .where(sql`${t.returnedAt} is null`),
    uniqueIndex('promo_uses_pass').on(t.passId),
    uniqueIndex('promo_uses_registration').on(t.registrationId),
    uniqueIndex('promo_uses_membership').on(t.membershipId),
    check(
      'promo_uses_one_purchase',
      sql`num_nonnulls(${t.passId}, ${t.registrationId}, ${t.membershipId}) = 1`,
    ),
    check('promo_uses_off', sql`${t.offCents} >= 0`),
    check('promo_uses_returned', sql`${t.returnedAt} is null or ${t.returnedAt} >= ${t.usedAt}`),
  ],
);
