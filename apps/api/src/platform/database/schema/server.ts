import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, systemCreatedAt } from './columns.ts';

/** Keys that the server generates at its first start. All processes on one database share them. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  /** Base64. */
  value: text('value').notNull(),
  createdAt: systemCreatedAt(),
});

/** Attempts by bucket and subject, in a fixed window that starts with the first attempt. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (t) => [index('rate_limits_window').on(t.windowEndsAt)],
);

/** Which seeds have run, so that a second run changes nothing. */
export const seedRuns = pgTable('seed_runs', {
  name: text('name').primaryKey(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
  createdAt: systemCreatedAt(),
});

/** Pictures to delete. Recorded in the transaction that discards them, so that a crash or a storage outage leaves none behind. */
export const discardedPictures = pgTable(
  'discarded_pictures',
  {
    name: text('name').primaryKey(),
    removeAfter: instant('remove_after').notNull(),
  },
  (t) => [index('discarded_pictures_due').on(t.removeAfter)],
);
