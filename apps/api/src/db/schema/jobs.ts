import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What the server does by itself, by name: when next, and who is at it. Made by the first process that knows the job. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  nextRunAt: instant('next_run_at').notNull(),
  /** One random text per run: only that run may end it. */
  lease: text('lease'),
  leaseEndsAt: instant('lease_ends_at'),
  runs: integer('runs').notNull().default(0),
  failures: integer('failures').notNull().default(0),
  /** Of the last run, empty when it went well. */
  lastError: text('last_error'),
  lastEndedAt: instant('last_ended_at'),
});
