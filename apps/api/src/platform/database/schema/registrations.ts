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
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, publicId, updatedAt } from './columns.ts';
import { users } from './people.ts';
import { listed, liveEntryStatuses, liveRegistrationStatuses } from './statuses.ts';
import { sessions } from './training.ts';

/** The data of the account to create once the registration is confirmed; deleted when the hold ends. */
export interface GuestDraft {
  readonly email: string;
  readonly password_hash: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly gender: number | null;
  readonly date_of_birth: string;
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly country: string;
  /** The waiver was accepted by checkbox at this time, from here (SPEC-B 10.5). */
  readonly accepted_at: string;
  /** The version in force at that time. */
  readonly waiver_version?: string;
  readonly server_address: string;
  readonly user_agent: string;
}

/**
 * A seat in a session. `held` reserves the seat during a payment (until `heldUntil`); `released` is an expired or failed
 * hold; `cancelled` was confirmed before.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: publicId(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id),
    /** Null only for a guest's hold: the account is created when the registration is confirmed. */
    userId: text('user_id').references(() => users.id),
    guestEmail: text('guest_email'),
    /** The data for the guest's account, with the password already hashed. Cleared when the hold ends. */
    guestDraft: jsonb('guest_draft').$type<GuestDraft>(),
    status: text('status', { enum: ['held', 'confirmed', 'cancelled', 'released'] }).notNull(),
    heldUntil: instant('held_until'),
    priceCents: integer('price_cents').notNull(),
    rate: text('rate', { enum: ['member', 'public'] }).notNull(),
    plan: text('plan', { enum: ['full', 'bi_weekly', 'weekly'] }).notNull(),
    /** The refund policy at the time of purchase, by its name in packages/pricing. The default is the first policy. */
    policy: text('policy').notNull().default('full_refund_24h'),
    notes: text('notes').notNull().default(''),
    source: text('source', { enum: ['member', 'guest', 'waitlist', 'seed'] })
      .notNull()
      .default('member'),
    /** The provider's card that later instalments of a plan are charged to. Null without consent. */
    paymentMethodRef: text('payment_method_ref'),
    /** The waitlist entry this registration came from. It gets its offer back when the payment fails. */
    waitlistEntryId: text('waitlist_entry_id'),
    /** On a hold: the registration that moves to this seat. It stays when the hold has ended. */
    moves: text('moves').references((): AnyPgColumn => registrations.id),
    /** A move of this registration is being paid, so nothing else may be charged or cancelled. */
    moving: boolean('moving').notNull().default(false),
    /** The refunds of cheaper dates, in cents: the paid instalments add up to more than the price. */
    movedBackCents: integer('moved_back_cents').notNull().default(0),
    /** Added to the SEQUENCE of the calendar entry, so that it increases when the registration moves. */
    sequenceBase: integer('sequence_base').notNull().default(0),
    /** Until when the member may cancel for a full refund, because the business moved the session. */
    freeUntil: instant('free_until'),
    /** By how many days the studio moved the session since the registration: later ones are positive. */
    movedDays: integer('moved_days').notNull().default(0),
    /** When the team last sent a link to pay with. */
    linkSentAt: instant('link_sent_at'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: ['member', 'business'] }),
    cancelReason: text('cancel_reason'),
    updatesReadAt: instant('updates_read_at'),
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // At most one live registration per person and session, even under concurrency.
    uniqueIndex('registrations_one_live')
      .on(t.sessionId, t.userId)
      .where(sql`${t.status} in ${listed(liveRegistrationStatuses)}`),
    // Two guests with the same email would both be charged, but only one of them can get the account.
    uniqueIndex('registrations_one_guest_hold')
      .on(t.guestEmail)
      .where(sql`${t.status} = 'held' and ${t.userId} is null`),
    check('registrations_member_or_guest', sql`${t.userId} is not null or ${t.guestEmail} is not null`),
    check(
      'registrations_guest_only_holds',
      sql`${t.userId} is not null or ${t.status} in ('held', 'released')`,
    ),
    // At most one open move of a registration.
    uniqueIndex('registrations_one_move')
      .on(t.moves)
      .where(sql`${t.status} = 'held' and ${t.moves} is not null`),
    check('registrations_moved_back', sql`${t.movedBackCents} >= 0`),
    index('registrations_user').on(t.userId, t.createdAt),
    index('registrations_session').on(t.sessionId, t.status),
    index('registrations_holds')
      .on(t.heldUntil)
      .where(sql`${t.status} = 'held'`),
    check('registrations_price', sql`${t.priceCents} >= 0`),
    check('registrations_hold_ends', sql`${t.status} <> 'held' or ${t.heldUntil} is not null`),
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
    /** The number of declines of the card when the server collected. The member got one email for each decline. */
    declines: smallint('declines').notNull().default(0),
    /** When a failed instalment is retried. Null when the member has to pay it. */
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

/** First come, first served. An offered entry counts as a taken seat until its deadline. */
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
    /**
     * `joining`: the seat is held for some minutes, while its member buys the membership that gives the member rate. `link`: while
     * its person pays for it by a link.
     */
    purpose: text('purpose', { enum: ['waitlist', 'joining', 'link'] })
      .notNull()
      .default('waitlist'),
    notifyEmail: boolean('notify_email').notNull().default(true),
    notifySms: boolean('notify_sms').notNull().default(false),
    offeredAt: instant('offered_at'),
    offerEndsAt: instant('offer_ends_at'),
    /** Defines the order of the waitlist. Joining locks the session, so the numbers follow the order of joining. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** When the member was last notified, together with the whole waitlist, that a seat is free (the last 24 hours). */
    notifiedAt: instant('notified_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('waitlist_live')
      .on(t.sessionId, t.sequence)
      .where(sql`${t.status} in ${listed(liveEntryStatuses)}`),
    check('waitlist_offer_ends', sql`${t.status} <> 'offered' or ${t.offerEndsAt} is not null`),
    uniqueIndex('waitlist_one_live')
      .on(t.sessionId, t.userId)
      .where(sql`${t.status} in ${listed(liveEntryStatuses)}`),
    index('waitlist_session').on(t.sessionId, t.status, t.createdAt),
  ],
);

/** Visitors who asked for one email when a spot of a full session opens. Their addresses are erased once it is sent. */
export const openingRequests = pgTable(
  'opening_requests',
  {
    id: publicId(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id),
    /** Null once it is erased. */
    email: text('email'),
    /**
     * `unconfirmed`: the link in the first email was not used yet. `waiting`: confirmed. `told`: the email was sent.
     * `expired`: never confirmed. `ended`: withdrawn, or the session is over.
     */
    status: text('status', { enum: ['unconfirmed', 'waiting', 'told', 'expired', 'ended'] }).notNull(),
    /** Until when the link confirms the address. */
    confirmBy: instant('confirm_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Any number of requests may have an erased address.
    uniqueIndex('opening_requests_one').on(t.sessionId, t.email),
    index('opening_requests_waiting')
      .on(t.sessionId)
      .where(sql`${t.status} = 'waiting'`),
    check(
      'opening_requests_erased',
      sql`(${t.email} is null) = (${t.status} in ('told', 'expired', 'ended'))`,
    ),
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

/** The reminders that were sent: one for each registration and start. The row and its email are stored together. */
export const reminders = pgTable(
  'reminders',
  {
    registrationId: text('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.registrationId, t.startsAt] })],
);
