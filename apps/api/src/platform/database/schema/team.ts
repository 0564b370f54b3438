import { teamRoles } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, publicId, updatedAt } from './columns.ts';
import { users } from './people.ts';

/** The most cents of a payment that a person of the team may refund. Null: no limit. */
const refundLimitCents = () => integer('refund_limit_cents');
const role = () => text('role', { enum: teamRoles }).notNull();

/** The people who work in the office, each with one role. The guard reads it with every request. */
export const teamMembers = pgTable(
  'team_members',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: role(),
    refundLimitCents: refundLimitCents(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('team_members_refund_limit', sql`${t.refundLimitCents} >= 0`)],
);

/** Open invitations to the team, one for an address. The token of the link is stored as a hash. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: publicId(),
    email: text('email').notNull().unique(),
    role: role(),
    refundLimitCents: refundLimitCents(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('team_invitations_inviter').on(t.invitedBy),
    check('team_invitations_refund_limit', sql`${t.refundLimitCents} >= 0`),
  ],
);

type Fields = Readonly<Record<string, unknown>>;

/** The changes of the team, one row for each, stored in the transaction of the change (ADR-116). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: publicId(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    actorId: text('actor_id')
      .notNull()
      .references(() => users.id),
    /** The kind and the id of the record: `session:ses_1`. */
    target: text('target').notNull(),
    /** The member for whom it was done. */
    personId: text('person_id').references(() => users.id),
    /** The changed fields. Null: the record did not exist before, or does not after. */
    before: jsonb('before').$type<Fields>(),
    after: jsonb('after').$type<Fields>(),
    /** Changed fields that are personal. Erasing the account of the person empties them and the reason. */
    personal: jsonb('personal').$type<{ readonly before?: Fields; readonly after?: Fields }>(),
    reason: text('reason'),
    /** The version that the record has now, if it has versions. */
    version: integer('version'),
    requestId: text('request_id').notNull(),
    /** The transaction, because a caller may send one request id twice. */
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  (t) => [
    index('audit_entries_newest').on(t.sequence),
    index('audit_entries_target').on(t.target, t.sequence),
    index('audit_entries_actor').on(t.actorId, t.sequence),
    index('audit_entries_person').on(t.personId, t.sequence),
    index('audit_entries_transaction').on(t.transactionId),
  ],
);
