import { sql } from 'drizzle-orm';
import {
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
  unique,
} from 'drizzle-orm/pg-core';
import type { Weekday } from '@detroit-well/api-client/contract';
import { createdAt, instant, kept, publicId, updatedAt, systemCreatedAt } from './columns.ts';
import { users } from './people.ts';

/**
 * Pictures that the office uploaded. The name is that of their files. Several records may have the same one, such as a session
 * and its copies; a job deletes those that none has.
 */
export const studioPictures = pgTable('studio_pictures', {
  name: text('name').primaryKey(),
  createdAt: systemCreatedAt(),
});

const pictured = () => ({
  picture: text('picture').references(() => studioPictures.name),
  pictureAlt: text('picture_alt').notNull().default(''),
});

export const coaches = pgTable('coaches', {
  id: publicId(),
  /** The account of the coach, if any. It gives the user the staff profile. */
  userId: text('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  /** The name in URLs. It stays the same when the coach is renamed. */
  slug: text('slug').notNull().unique(),
  bio: text('bio').notNull().default(''),
  certifications: jsonb('certifications').$type<string[]>().notNull().default([]),
  imageUrl: text('image_url'),
  ...pictured(),
  ...kept(),
});

export const categories = pgTable(
  'categories',
  {
    id: publicId(),
    name: text('name').notNull().unique(),
    slug: text('slug').notNull().unique(),
    description: text('description').notNull().default(''),
    position: integer('position').notNull().default(0),
    /** On which the office draws its sessions. */
    ground: text('ground', { enum: ['ink', 'bone', 'maple'] })
      .notNull()
      .default('ink'),
    ...kept(),
  },
  (t) => [check('categories_ground', sql`${t.ground} in ('ink', 'bone', 'maple')`)],
);

/** Where sessions take place. A session has the name as text too, which stays when the location is renamed later. */
export const locations = pgTable('locations', {
  id: publicId(),
  name: text('name').notNull().unique(),
  /** Lines of the address. None: the studio's own. */
  address: jsonb('address').$type<string[]>().notNull().default([]),
  directions: text('directions').notNull().default(''),
  ...kept(),
});

export const programs = pgTable(
  'programs',
  {
    id: publicId(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    description: text('description').notNull().default(''),
    difficultyLevel: text('difficulty_level').notNull().default(''),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** The activities of each meeting, in order. */
    outline: jsonb('outline').$type<{ title: string; text: string }[]>().notNull().default([]),
    position: integer('position').notNull().default(0),
    ...kept(),
  },
  (t) => [index('programs_category').on(t.categoryId)],
);

/** Sessions that repeat by a rule, in studio days and wall times. Their sessions of the next weeks are rows of `sessions`. */
export const series = pgTable(
  'series',
  {
    id: publicId(),
    programId: text('program_id')
      .notNull()
      .references(() => programs.id),
    coachId: text('coach_id').references(() => coaches.id),
    locationId: text('location_id').references(() => locations.id),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    priceMemberCents: integer('price_member_cents').notNull(),
    pricePublicCents: integer('price_public_cents').notNull(),
    maxParticipants: integer('max_participants'),
    requirements: jsonb('requirements').$type<string[]>().notNull().default([]),
    whatToBring: jsonb('what_to_bring').$type<string[]>().notNull().default([]),
    weekdays: jsonb('weekdays').$type<Weekday[]>().notNull(),
    /** Every how many weeks, counted from the week of `startDate`. */
    interval: smallint('interval').notNull().default(1),
    startDate: date('start_date').notNull(),
    startTime: text('start_time').notNull(),
    /** Not after the start: on the next day. */
    endTime: text('end_time').notNull(),
    timeZone: text('time_zone').notNull().default('America/Detroit'),
    /** The number of its sessions, if it ends by it. `until` is then the day of the last one. */
    count: smallint('count'),
    /** The last possible day; null without an end. */
    until: date('until'),
    /** Days that never get a session again: it was deleted, or the studio was closed. */
    exclusions: jsonb('exclusions').$type<string[]>().notNull().default([]),
    ...pictured(),
    createdAt: createdAt(),
    ...kept(),
  },
  (t) => [index('series_program').on(t.programId)],
);

/** Days without generated sessions. */
export const closures = pgTable(
  'closures',
  {
    id: publicId(),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    reason: text('reason').notNull(),
    /** Increases with every change by the office. */
    version: integer('version').notNull().default(1),
  },
  (t) => [check('closures_days', sql`${t.endDate} >= ${t.startDate}`)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: publicId(),
    programId: text('program_id')
      .notNull()
      .references(() => programs.id),
    coachId: text('coach_id').references(() => coaches.id),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Start of the first meeting. */
    startsAt: instant('starts_at').notNull(),
    /** End of the last meeting. */
    endsAt: instant('ends_at').notNull(),
    location: text('location').notNull().default(''),
    locationId: text('location_id').references(() => locations.id),
    priceMemberCents: integer('price_member_cents').notNull(),
    pricePublicCents: integer('price_public_cents').notNull(),
    /** Empty means unlimited. */
    maxParticipants: integer('max_participants'),
    /** Confirmed registrations plus live holds and offers. The capacity check relies on this number alone. */
    taken: integer('taken').notNull().default(0),
    /** The number of seats above `maxParticipants` that the office has allowed, when it lowered the capacity. */
    overbooked: integer('overbooked').notNull().default(0),
    /** When a seat was last released. The waitlist is notified once for each release. */
    seatReleasedAt: instant('seat_released_at'),
    status: text('status', { enum: ['scheduled', 'cancelled', 'rescheduled'] })
      .notNull()
      .default('scheduled'),
    registrationOpensAt: instant('registration_opens_at'),
    registrationClosesAt: instant('registration_closes_at'),
    requirements: jsonb('requirements').$type<string[]>().notNull().default([]),
    whatToBring: jsonb('what_to_bring').$type<string[]>().notNull().default([]),
    /** Increases with every change; the SEQUENCE of calendar entries. */
    revision: integer('revision').notNull().default(0),
    /** Increases with every change by the office; registrations leave it alone. */
    version: integer('version').notNull().default(1),
    /** False: the office has closed the registration. `registrationClosesAt` is then when it did. */
    registrationOpen: boolean('registration_open').notNull().default(true),
    /** The reason that the people of a cancelled session read. */
    cancelReason: text('cancel_reason'),
    /** While the office has closed the registration: when it would have closed by itself. */
    registrationClosesPlanned: instant('registration_closes_planned'),
    /** Series and day are the identity of a generated session, wherever it was moved since. */
    seriesId: text('series_id').references(() => series.id),
    generatedFor: date('generated_for'),
    /** The fields of a generated session that the office changed about it alone, by their names in the API. */
    editedFields: jsonb('edited_fields').$type<string[]>().notNull().default([]),
    /** The office decided that it takes place although its day is closed, so no closure removes it. */
    heldWhenClosed: boolean('held_when_closed').notNull().default(false),
    /** The closure with whose other sessions it was cancelled. Each person gets one email about all of theirs. */
    cancelledFor: text('cancelled_for'),
    ...pictured(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('sessions_generated').on(t.seriesId, t.generatedFor),
    // The sort order and keyset of the session list: soonest first.
    index('sessions_start').on(t.startsAt, t.id),
    // Includes the status, so that an index-only scan can count the upcoming sessions of a program.
    index('sessions_program_start').on(t.programId, t.startsAt, t.status),
    index('sessions_coach_start').on(t.coachId, t.startsAt),
    index('sessions_location_start').on(t.locationId, t.startsAt),
    index('sessions_picture')
      .on(t.picture)
      .where(sql`${t.picture} is not null`),
    index('sessions_cancelled_for')
      .on(t.cancelledFor)
      .where(sql`${t.cancelledFor} is not null`),
    // Finds the sessions at the same time as another one, however long they are.
    index('sessions_span').using('gist', sql`tstzrange(${t.startsAt}, ${t.endsAt})`),
    check(
      'sessions_capacity',
      sql`${t.maxParticipants} is null or ${t.taken} <= ${t.maxParticipants} + ${t.overbooked}`,
    ),
    check('sessions_taken', sql`${t.taken} >= 0`),
    check('sessions_max', sql`${t.maxParticipants} is null or ${t.maxParticipants} > 0`),
    check('sessions_times', sql`${t.endsAt} > ${t.startsAt}`),
    check('sessions_prices', sql`${t.priceMemberCents} >= 0 and ${t.pricePublicCents} >= 0`),
  ],
);

/**
 * The meetings of a course, numbered from 1 in order. A session without rows meets once, from its start to its end. The number
 * is its place in the list: attendance follows its meeting to another number, and calendars replace all entries of a course.
 */
export const sessionMeetings = pgTable(
  'session_meetings',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    number: smallint('number').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.number] }),
    index('session_meetings_start').on(t.startsAt),
    check('session_meetings_number', sql`${t.number} > 0`),
    check('session_meetings_times', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** Updates about a session for its registered members ("New Updates"). */
export const sessionUpdates = pgTable(
  'session_updates',
  {
    id: publicId(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull().default('note'),
    title: text('title').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('session_updates_session').on(t.sessionId, t.createdAt)],
);

export const sessionMaterials = pgTable(
  'session_materials',
  {
    id: publicId(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    file: text('file').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('session_materials_session').on(t.sessionId)],
);
