import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * The server's jobs by name: the next run and the process that holds the lease. The first process that knows a job adds
 * its row.
 */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  nextRunAt: instant('next_run_at').notNull(),
  /** A random text per run: only that run may release the lease. */
  lease: text('lease'),
  leaseEndsAt: instant('lease_ends_at'),
  runs: integer('runs').notNull().default(0),
  failures: integer('failures').notNull().default(0),
  /** Of the last run; null if it succeeded. */
  lastError: text('last_error'),
  lastEndedAt: instant('last_ended_at'),
});
