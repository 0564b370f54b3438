import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, systemCreatedAt } from './columns.ts';

/** One key per user action. The response is stored for 24 hours and replayed. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who sent the key: a user's id, or `guest`. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    /** Method and path: the same key with another call is a different request. */
    operation: text('operation').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: text('status', { enum: ['in_progress', 'done'] }).notNull(),
    /** While in progress: how long the worker is assumed to be alive. */
    lockedUntil: instant('locked_until').notNull(),
    /** The steps completed so far, so that a retry after a crash continues from there. */
    progress: jsonb('progress').$type<Record<string, unknown>>().notNull().default({}),
    replyStatus: smallint('reply_status'),
    reply: jsonb('reply').$type<unknown>(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: systemCreatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.owner, t.key, t.operation] }),
    index('idempotency_keys_expiry').on(t.expiresAt),
    check('idempotency_keys_done', sql`${t.status} <> 'done' or ${t.replyStatus} is not null`),
  ],
);
