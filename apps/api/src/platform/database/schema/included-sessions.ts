import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, publicId } from './columns.ts';
import { memberships } from './people.ts';
import { registrations } from './registrations.ts';

/**
 * The included sessions of memberships that pay for registrations. Each of a month has at most one use that was not taken back, and
 * a registration at most one of them. A use that stays is one that is gone: booked, used, or lost by a late cancellation.
 */
export const includedUses = pgTable(
  'included_uses',
  {
    id: publicId(),
    membershipId: text('membership_id')
      .notNull()
      .references(() => memberships.id),
    /** The month of the membership, counted from 0 over all of it. */
    month: smallint('month').notNull(),
    /** 1, 2, 3 within the month, and how many it included then. */
    number: smallint('number').notNull(),
    perMonth: smallint('per_month').notNull(),
    /** The last day of that month. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    registrationId: text('registration_id')
      .notNull()
      .references(() => registrations.id),
    usedAt: instant('used_at').notNull(),
    /** When a cancellation gave it back, or a move used one of another month. */
    returnedAt: instant('returned_at'),
    /** The last day on which it can be used again, if it came back because the studio moved or cancelled the session. */
    goodUntil: date('good_until', { mode: 'string' }),
  },
  (t) => [
    index('included_uses_membership').on(t.membershipId),
    uniqueIndex('included_uses_one_current')
      .on(t.membershipId, t.month, t.number)
      .where(sql`${t.returnedAt} is null`),
    uniqueIndex('included_uses_registration')
      .on(t.registrationId)
      .where(sql`${t.returnedAt} is null`),
    check('included_uses_number', sql`${t.month} >= 0 and ${t.number} between 1 and ${t.perMonth}`),
    check('included_uses_good', sql`${t.goodUntil} is null or ${t.returnedAt} is not null`),
    check('included_uses_returned', sql`${t.returnedAt} is null or ${t.returnedAt} >= ${t.usedAt}`),
  ],
);
