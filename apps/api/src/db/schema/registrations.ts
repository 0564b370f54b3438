import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { GuestDraft } from '../../registrations/guest-draft.ts';
import { createdAt, instant, publicId, updatedAt } from './columns.ts';
import { users } from './people.ts';
import { sessions } from './training.ts';

/**
 * A place in a session. `held` keeps the place while a payment is under way (until `heldUntil`); `released` is a hold
 * that ran out or failed; `cancelled` was confirmed once.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: publicId(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id),
    /** Empty only for a guest's hold: the account is made when the place is confirmed. */
    userId: text('user_id').references(() => users.id),
    guestEmail: text('guest_email'),
    /** What the account will be made of, password already hashed; emptied when the hold ends. */
    guestDraft: jsonb('guest_draft').$type<GuestDraft>(),
    status: text('status', { enum: ['held', 'confirmed', 'cancelled', 'released'] }).notNull(),
    heldUntil: instant('held_until'),
    priceCents: integer('price_cents').notNull(),
    rate: text('rate', { enum: ['member', 'public'] }).notNull(),
    plan: text('plan', { enum: ['full', 'bi_weekly', 'weekly'] }).notNull(),
    /** The refund policy as it was when bought, by name. */
    policy: text('policy').notNull().default('full_refund_24h'),
    notes: text('notes').notNull().default(''),
    source: text('source', { enum: ['member', 'guest', 'waitlist', 'seed'] })
      .notNull()
      .default('member'),
    /** The provider's card that later instalments of a plan are charged to; empty where nobody agreed to that. */
    paymentMethodRef: text('payment_method_ref'),
    /** The place in line this registration came from: it gets its offer back when the payment fails. */
    waitlistEntryId: text('waitlist_entry_id'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: ['member', 'business'] }),
    cancelReason: text('cancel_reason'),
    updatesReadAt: instant('updates_read_at'),
    /** Empty until the coach marked it. */
    attended: boolean('attended'),
    /** Absent, and said so before. */
    absenceExcused: boolean('absence_excused').notNull().default(false),
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // One live registration per person and session, whatever races.
    uniqueIndex('registrations_one_live')
      .on(t.sessionId, t.userId)
      .where(sql`${t.status} in ('held', 'confirmed')`),
    // Two guests with one address would both be charged for an account that only one of them can get.
    uniqueIndex('registrations_one_guest_hold')
      .on(t.guestEmail)
      .where(sql`${t.status} = 'held' and ${t.userId} is null`),
    check('registrations_somebody', sql`${t.userId} is not null or ${t.guestEmail} is not null`),
    check(
      'registrations_guest_only_holds',
      sql`${t.userId} is not null or ${t.status} in ('held', 'released')`,
    ),
    index('registrations_user').on(t.userId, t.createdAt),
    index('registrations_session').on(t.sessionId, t.status),
    index('registrations_holds')
      .on(t.heldUntil)
      .where(sql`${t.status} = 'held'`),
    check('registrations_price', sql`${t.priceCents} >= 0`),
    check('registrations_hold_ends', sql`${t.status} <> 'held' or ${t.heldUntil} is not null`),
    check('registrations_excused', sql`not ${t.absenceExcused} or ${t.attended} is false`),
    check('registrations_cancelled', sql`(${t.status} = 'cancelled') = (${t.cancelledAt} is not null)`),
  ],
);

export const instalments = pgTable(
  'instalments',
  {
    id: publicId(),
    registrationId: text('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: ['due', 'paid', 'failed', 'dropped', 'refunded'] }).notNull(),
    /** How often the card said no to the job that collects; the person was told as often. */
    declines: smallint('declines').notNull().default(0),
    /** When a failed one is tried again; empty when it is left to the person. */
    nextAttemptAt: instant('next_attempt_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('instalments_position').on(t.registrationId, t.position),
    index('instalments_again')
      .on(t.nextAttemptAt)
      .where(sql`${t.status} = 'failed' and ${t.nextAttemptAt} is not null`),
    index('instalments_due')
      .on(t.dueOn)
      .where(sql`${t.status} = 'due'`),
    check('instalments_amount', sql`${t.amountCents} > 0`),
  ],
);

/** First come, first served. An offered entry holds a place until its deadline. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: publicId(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: ['waiting', 'offered', 'accepted', 'expired', 'left'] }).notNull(),
    notifyEmail: boolean('notify_email').notNull().default(true),
    notifySms: boolean('notify_sms').notNull().default(false),
    offeredAt: instant('offered_at'),
    offerEndsAt: instant('offer_ends_at'),
    /** Joining locks the session, so these numbers are the line: first come, first served. */
    lineNumber: bigint('line_number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** When the person was last told, with all who wait, that a place is free (the last 24 hours). */
    toldAt: instant('told_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('waitlist_live')
      .on(t.sessionId, t.lineNumber)
      .where(sql`${t.status} in ('waiting', 'offered')`),
    check('waitlist_offer_ends', sql`${t.status} <> 'offered' or ${t.offerEndsAt} is not null`),
    uniqueIndex('waitlist_one_live')
      .on(t.sessionId, t.userId)
      .where(sql`${t.status} in ('waiting', 'offered')`),
    index('waitlist_line').on(t.sessionId, t.status, t.createdAt),
  ],
);

export const registrationFeedback = pgTable(
  'registration_feedback',
  {
    registrationId: text('registration_id')
      .primaryKey()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('registration_feedback_rating', sql`${t.rating} between 1 and 5`)],
);
