import { membershipSources, membershipStates } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import {
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
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { folded, foldedName } from './folded.ts';
import { createdAt, instant, publicId, updatedAt } from './columns.ts';
import { planVersions } from './plans.ts';
import { beneficialMembershipStates, listed, liveMembershipStates } from './statuses.ts';

/** Accounts. Addresses are stored in lower case, which check constraints enforce. */
export const users = pgTable(
  'users',
  {
    id: publicId(),
    /** Signs in. Null: nobody does, because the team made the account for a person without an address of their own. */
    email: text('email'),
    /** Where mail goes then; it may be the address of somebody else. */
    contactEmail: text('contact_email'),
    passwordHash: text('password_hash').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    emailVerifiedAt: instant('email_verified_at'),
    /** Words by which the team finds people. */
    tags: text('tags').array().notNull().default([]),
    /** When the office last emailed a link that sets a password. */
    invitedAt: instant('invited_at'),
    /** The record that this one was merged into. Nobody signs in to this one, and its rows are read with those of the other. */
    mergedInto: text('merged_into').references((): AnyPgColumn => users.id),
    /** The record of the person: this one, or the one that it was merged into. */
    personId: text('person_id').generatedAlwaysAs(sql`coalesce(merged_into, id)`),
    /** Increases with every change by the office. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.email),
    index('users_person').on(t.personId),
    index('users_merged_into')
      .on(t.mergedInto)
      .where(sql`${t.mergedInto} is not null`),
    check('users_merged', sql`${t.mergedInto} <> ${t.id}`),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    check(
      'users_contact_email',
      sql`${t.contactEmail} = lower(${t.contactEmail}) and (${t.contactEmail} is null or ${t.email} is null)`,
    ),
  ],
);

/** What a merge changes in the record that is kept: details of the profile, and the tags. */
export interface MergedDetails {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly date_of_birth: string | null;
  readonly tags: readonly string[];
}

/** Two records of one person that the team made one, and whether that was undone. */
export const merges = pgTable(
  'merges',
  {
    id: publicId(),
    keptId: text('kept_id')
      .notNull()
      .references(() => users.id),
    otherId: text('other_id')
      .notNull()
      .references(() => users.id),
    actorId: text('actor_id')
      .notNull()
      .references(() => users.id),
    /** The address of the other record, once the kept one took it over. */
    otherEmail: text('other_email'),
    /** The details of the kept record before and after. Null: erased with the person. */
    before: jsonb('before').$type<MergedDetails>(),
    after: jsonb('after').$type<MergedDetails>(),
    createdAt: createdAt(),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    index('merges_kept').on(t.keptId),
    index('merges_actor').on(t.actorId),
    uniqueIndex('merges_one_standing')
      .on(t.otherId)
      .where(sql`${t.undoneAt} is null`),
  ],
);

export const profiles = pgTable(
  'profiles',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    displayName: text('display_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** 1 female, 2 male, 3 non-binary, 4 prefer not to say (SPEC-A 3). */
    gender: smallint('gender'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    /** The day on which another program says that a waiver was signed. It counts as unsigned. */
    waiverClaimedOn: date('waiver_claimed_on', { mode: 'string' }),
    imageFile: text('image_file'),
    /** True if the member is reminded a day before each session. */
    reminders: boolean('reminders').notNull().default(true),
    updatedAt: updatedAt(),
    /** The name as a search compares it, with a space before each word (ADR-122). */
    searchName: text('search_name').generatedAlwaysAs(() =>
      foldedName(sql`(first_name || ' ' || last_name || ' ' || display_name)`),
    ),
    /** The order of the list of people. */
    sortName: text('sort_name').generatedAlwaysAs(() => folded(sql`(last_name || ' ' || first_name)`)),
    phoneDigits: text('phone_digits').generatedAlwaysAs(sql`regexp_replace(phone, '\\D', '', 'g')`),
  },
  (t) => [
    index('profiles_sort_name').on(t.sortName, t.userId),
    check('profiles_gender_code', sql`${t.gender} between 1 and 4`),
  ],
);

export const memberships = pgTable(
  'memberships',
  {
    id: publicId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tier: text('tier').notNull(),
    /**
     * `cancelled` is final, and so is `expired` unless a payment brings a bought one back. The job `memberships` follows the dates.
     * A bought membership is `pending` until its first payment.
     */
    state: text('state', { enum: membershipStates }).notNull().default('active'),
    source: text('source', { enum: membershipSources }).notNull().default('granted'),
    /** True if it gives the member rate on its days. */
    isActive: boolean('is_active')
      .notNull()
      .generatedAlwaysAs(
        sql`state in ${listed(beneficialMembershipStates)} and (source = 'granted' or state <> 'pending')`,
      ),
    /** The version of the plan that was bought; null for one that the team granted without a plan. */
    planVersionId: text('plan_version_id').references(() => planVersions.id),
    /** The version that begins with the next payment, because the member chose a cheaper plan. */
    nextPlanVersionId: text('next_plan_version_id').references(() => planVersions.id),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    /** The last day with the member rate. Null: no end, or it renews. */
    endDate: date('end_date', { mode: 'string' }),
    /**
     * Of a bought one: the day from which its periods count, how many of them are paid, and the first day that is not. After a pause
     * they count from the first unpaid day, with none of them paid.
     */
    anchorDay: date('anchor_day', { mode: 'string' }),
    paidPeriods: integer('paid_periods').notNull().default(0),
    /** The number of months before the anchor day, so that the months of its included sessions count on when that day moves. */
    monthsBefore: smallint('months_before').notNull().default(0),
    paidUntil: date('paid_until', { mode: 'string' }),
    /** False: the desk sold it for one period, and no card was stored since. It expires after its last day. */
    renews: boolean('renews').notNull().default(true),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** A pause that is planned or runs: its first day, and the first day after it. It is cleared once it is over. */
    pauseFrom: date('pause_from', { mode: 'string' }),
    pauseUntil: date('pause_until', { mode: 'string' }),
    /** The day of the last payment that an email announced. */
    announcedFor: date('announced_for', { mode: 'string' }),
    /** The day of the payment before which an email said that the card ends. */
    cardAnnouncedFor: date('card_announced_for', { mode: 'string' }),
    /** The provider's id of the card that renewals charge. */
    paymentMethodRef: text('payment_method_ref'),
    /** Renewals of the current period that were declined, when the first one was, and when the next attempt is. */
    declines: smallint('declines').notNull().default(0),
    declinedAt: instant('declined_at'),
    nextAttemptAt: instant('next_attempt_at'),
    /** When the team last emailed a link with which a declined renewal is paid. */
    linkSentAt: instant('link_sent_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('memberships_user').on(t.userId),
    index('memberships_plan_version').on(t.planVersionId),
    index('memberships_next_plan_version').on(t.nextPlanVersionId),
    index('memberships_paid_until')
      .on(t.paidUntil)
      .where(sql`${t.source} = 'bought'`),
    uniqueIndex('memberships_one_live')
      .on(t.userId)
      .where(sql`${t.state} in ${listed(liveMembershipStates)}`),
    check('memberships_dates', sql`${t.endDate} is null or ${t.endDate} >= ${t.startDate}`),
    check(
      'memberships_bought',
      sql`(${t.source} = 'granted' or ${t.planVersionId} is not null) and (${t.paidUntil} is null) = (${t.anchorDay} is null)
        and (${t.paidUntil} is not null or ${t.paidPeriods} = 0) and (${t.source} = 'bought' or ${t.paidUntil} is null)
        and (${t.source} = 'granted' or ${t.paidUntil} is not null or ${t.state} in ('pending', 'cancelled'))`,
    ),
    check(
      'memberships_next_plan',
      sql`${t.nextPlanVersionId} is null or (${t.paidUntil} is not null and ${t.nextPlanVersionId} <> ${t.planVersionId})`,
    ),
    check(
      'memberships_pause',
      sql`(${t.pauseFrom} is null) = (${t.pauseUntil} is null) and ${t.pauseFrom} < ${t.pauseUntil}
        and (${t.pauseFrom} is null or ${t.paidUntil} is not null) and (${t.state} <> 'paused' or ${t.pauseFrom} is not null)`,
    ),
  ],
);

export const emergencyContacts = pgTable(
  'emergency_contacts',
  {
    id: publicId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    relationship: text('relationship').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('emergency_contacts_user').on(t.userId),
    uniqueIndex('emergency_contacts_one_primary')
      .on(t.userId)
      .where(sql`${t.isPrimary}`),
  ],
);

/** At most one per user (SPEC-A 3). */
export const billingAddresses = pgTable('billing_addresses', {
  id: publicId(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  address: text('address').notNull(),
  address2: text('address2').notNull().default(''),
  city: text('city').notNull(),
  state: text('state').notNull().default(''),
  postalCode: text('postal_code').notNull(),
  country: text('country').notNull().default('US'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The team's notes about a person. The author removes a note, which can be undone until the row is deleted. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: publicId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (t) => [index('person_notes_user').on(t.userId, t.createdAt), index('person_notes_author').on(t.authorId)],
);

/** The code that a person shows at the desk. Renewing replaces it. */
export const doorPasses = pgTable('door_passes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
});

/**
 * The address of the calendar of a coach. The server computes its token from the number, and finds the coach by the hash. Renewing
 * raises the number.
 */
export const coachCalendars = pgTable('coach_calendars', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  number: integer('number').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
});
