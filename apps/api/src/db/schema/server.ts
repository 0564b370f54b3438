import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/** Keys the server made for itself at its first start; every process over one database shares them. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  /** Base64. */
  value: text('value').notNull(),
  createdAt: createdAt(),
});

/** Attempts by bucket and whom it counts, in a fixed window that begins at the first. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (t) => [index('rate_limits_window').on(t.windowEndsAt)],
);

/** Which data a seed has put in, so that a second one changes nothing. */
export const seedRuns = pgTable('seed_runs', {
  name: text('name').primaryKey(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
});

/** Pictures that are to be cleared away, written down with what made them so: neither a crash nor a silent storage keeps one. */
export const discardedPictures = pgTable(
  'discarded_pictures',
  {
    name: text('name').primaryKey(),
    removeAfter: instant('remove_after').notNull(),
  },
  (t) => [index('discarded_pictures_due').on(t.removeAfter)],
);
