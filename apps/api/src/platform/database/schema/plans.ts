import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, kept, publicId } from './columns.ts';

/** Memberships and passes that the studio sells. What is sold stands in the versions; the last one is sold today. */
export const plans = pgTable(
  'plans',
  {
    id: publicId(),
    kind: text('kind', { enum: ['membership', 'pass'] }).notNull(),
    onSale: boolean('on_sale').notNull().default(false),
    /** Sold once to a person, who was not here before. */
    introductory: boolean('introductory').notNull().default(false),
    createdAt: createdAt(),
    ...kept(),
  },
  (t) => [check('plans_sold_in_use', sql`not (${t.onSale} and ${t.archivedAt} is not null)`)],
);

/** The terms that a plan sells: never changed, because purchases point to them (a trigger refuses it). */
export const planVersions = pgTable(
  'plan_versions',
  {
    id: publicId(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 within the plan. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    priceCents: integer('price_cents').notNull(),
    /** Of a membership: how often it renews, and what it gives. */
    period: text('period', { enum: ['month', 'year'] }),
    memberRate: boolean('member_rate'),
    sessionsPerMonth: smallint('sessions_per_month'),
    /** Of a pass: how many single sessions it pays, within how many days. */
    credits: smallint('credits'),
    validDays: smallint('valid_days'),
    /** What members from before have, at another price. It is never sold. */
    forMembers: boolean('for_members').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique('plan_versions_number').on(t.planId, t.number),
    check('plan_versions_price', sql`${t.priceCents} > 0`),
    check(
      'plan_versions_kind',
      sql`case when ${t.period} is null
        then coalesce(${t.credits} > 0 and ${t.validDays} > 0, false) and ${t.memberRate} is null
          and ${t.sessionsPerMonth} is null
        else ${t.credits} is null and ${t.validDays} is null and ${t.memberRate} is not null
          and coalesce(${t.sessionsPerMonth} > 0, true) end`,
    ),
  ],
);
