import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, publicId } from './columns.ts';
import { memberships } from './people.ts';
import { planVersions } from './plans.ts';

/**
 * Prices that memberships have from a day on, besides that of the version that they bought: a period costs the last one that begins
 * no later than it. A payment deletes those that it has passed.
 */
export const membershipPrices = pgTable(
  'membership_prices',
  {
    id: publicId(),
    membershipId: text('membership_id')
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    /** The terms of the membership at this price. */
    versionId: text('version_id')
      .notNull()
      .references(() => planVersions.id),
    /** Null: it could not be told, so it does not count. */
    fromDay: date('from_day', { mode: 'string' }),
    /** The email that tells it and is not sent yet: until then it does not count. */
    noticeId: text('notice_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('membership_prices_membership').on(t.membershipId, t.fromDay),
    index('membership_prices_version').on(t.versionId),
    index('membership_prices_notice')
      .on(t.noticeId)
      .where(sql`${t.noticeId} is not null`),
    check('membership_prices_notice_day', sql`${t.noticeId} is null or ${t.fromDay} is not null`),
  ],
);
