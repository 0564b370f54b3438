import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/** One key per intent; the answer is kept for 24 hours and given again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who sent it: a user's id, or `guest`. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    /** Method and path: the same key for another call is another intent. */
    operation: text('operation').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: text('status', { enum: ['in_progress', 'done'] }).notNull(),
    /** While in progress: until when the worker may be believed to live. */
    lockedUntil: instant('locked_until').notNull(),
    /** What the work has reached, so that a retry after a crash goes on from there. */
    progress: jsonb('progress').$type<Record<string, unknown>>().notNull().default({}),
    replyStatus: smallint('reply_status'),
    reply: jsonb('reply').$type<unknown>(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.owner, t.key, t.operation] }),
    index('idempotency_keys_expiry').on(t.expiresAt),
    check('idempotency_keys_done', sql`${t.status} <> 'done' or ${t.replyStatus} is not null`),
  ],
);
