import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';
import { registrations } from './registrations.ts';

/** People who came without a registration, as the desk sent them, once each. */
export const walkIns = pgTable(
  'walk_ins',
  {
    /** Chosen by the device, so that it can send a walk-in again. The check-in has it, too. */
    id: text('id').primaryKey(),
    /** SHA-256 of what was sent, which tells a repetition from another walk-in. */
    contentHash: text('content_hash').notNull(),
    /** As it was sent: it may not exist. */
    sessionId: text('session_id').notNull(),
    /** By the clock of the device. */
    at: instant('at').notNull(),
    actorId: text('actor_id')
      .notNull()
      .references(() => users.id),
    /** `stored`: the person is registered and checked in. */
    state: text('state', { enum: ['stored', 'refused'] })
      .notNull()
      .default('refused'),
    /** Null for a new person who was refused. */
    personId: text('person_id').references(() => users.id),
    registrationId: text('registration_id').references(() => registrations.id, { onDelete: 'set null' }),
    /** What the desk said was taken or agreed; null: the price. */
    amountCents: integer('amount_cents'),
    /** The price that the server found; null without a registration. */
    priceCents: integer('price_cents'),
    /** What was entered as taken in cash. */
    paidCents: integer('paid_cents').notNull().default(0),
    flags: text('flags').array().notNull().default([]),
    /** Why it was refused: code, message and override. */
    problem: jsonb('problem').$type<{
      readonly code: string;
      readonly message: string;
      readonly override: string | null;
    }>(),
    /** People who may be the same person. */
    sameIds: text('same_ids').array().notNull().default([]),
    /** What was sent, until the walk-in is registered or given up. */
    request: jsonb('request').$type<unknown>(),
    recordedAt: instant('recorded_at').notNull(),
    /** When nothing was left to answer; null: it stands on the worklist. */
    resolvedAt: instant('resolved_at'),
  },
  (t) => [
    index('walk_ins_waiting')
      .on(t.recordedAt)
      .where(sql`${t.resolvedAt} is null`),
    index('walk_ins_person').on(t.personId),
    index('walk_ins_registration').on(t.registrationId),
    check('walk_ins_stored', sql`${t.state} = 'refused' or ${t.personId} is not null`),
  ],
);
