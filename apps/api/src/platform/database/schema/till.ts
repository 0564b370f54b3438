import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, publicId } from './columns.ts';
import { users } from './people.ts';

/** The id of the start of the first till. */
export const firstTill = 'start';

/**
 * The closings of the till, in order. The payments that a closing counted have its id, so that a payment is counted once, whenever
 * its transaction ends. Number 0 is the start of the first till: it counted what was there before.
 */
export const tillClosings = pgTable(
  'till_closings',
  {
    id: publicId(),
    number: integer('number').notNull(),
    since: instant('since').notNull(),
    closedAt: instant('closed_at').notNull(),
    /** Null: the start of the first till. */
    actorId: text('actor_id').references(() => users.id),
    entries: integer('entries').notNull().default(0),
    takenCents: integer('taken_cents').notNull().default(0),
    givenBackCents: integer('given_back_cents').notNull().default(0),
    countedCents: integer('counted_cents').notNull().default(0),
    note: text('note').notNull().default(''),
  },
  (t) => [
    // Two people who close the same till at once have the same number.
    uniqueIndex('till_closings_number').on(t.number),
    check('till_closings_start', sql`(${t.actorId} is null) = (${t.number} = 0)`),
    check('till_closings_counted', sql`${t.countedCents} >= 0`),
  ],
);
