import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';
import { registrations } from './registrations.ts';
import { sessions } from './training.ts';

/**
 * The facts that coaches and staff recorded about a person at one meeting, by the number of the meeting. Facts are only added: an
 * undo is a fact, too. The attendance is computed from all of them, so the order of their arrival does not matter.
 */
export const attendanceFacts = pgTable(
  'attendance_facts',
  {
    /** Chosen by the device that records, so that it can send a fact again. */
    id: text('id').primaryKey(),
    registrationId: text('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    /** The session of the registration at that time; a registration can move to another one. */
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id),
    meeting: smallint('meeting').notNull(),
    /** `excused`: absent, but announced in advance. */
    kind: text('kind', { enum: ['check_in', 'no_show', 'excused', 'undo'] }).notNull(),
    /** A check-in after the start of the meeting. */
    late: boolean('late').notNull().default(false),
    /** The fact that an undo takes back. It may arrive later than the undo. */
    undoes: text('undoes'),
    /** True for the check-in that counts: the first one that is not undone. */
    standing: boolean('standing').notNull().default(false),
    actorId: text('actor_id').references(() => users.id),
    device: text('device').notNull().default(''),
    /** By the clock of the device. */
    at: instant('at').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** The milliseconds by which the clock of the device was ahead when it last synchronized. */
    clockOffsetMs: integer('clock_offset_ms'),
    /** The flags for the worklist, as they were when the fact arrived. */
    flags: text('flags', { enum: ['cancelled', 'unpaid', 'waiver', 'clock', 'meeting'] })
      .array()
      .notNull()
      .default([]),
    /** The time at which the team resolved the flags. */
    resolvedAt: instant('resolved_at'),
  },
  (t) => [
    index('attendance_facts_meeting').on(t.sessionId, t.meeting),
    index('attendance_facts_registration').on(t.registrationId, t.sessionId, t.meeting),
    uniqueIndex('attendance_facts_standing')
      .on(t.registrationId, t.sessionId, t.meeting)
      .where(sql`${t.standing}`),
    index('attendance_facts_flagged')
      .on(t.recordedAt)
      .where(sql`${t.flags} <> '{}' and ${t.resolvedAt} is null`),
    check('attendance_facts_kind', sql`${t.kind} in ('check_in', 'no_show', 'excused', 'undo')`),
    check('attendance_facts_undo', sql`(${t.kind} = 'undo') = (${t.undoes} is not null)`),
    check('attendance_facts_check_in', sql`${t.kind} = 'check_in' or not (${t.late} or ${t.standing})`),
    check('attendance_facts_number', sql`${t.meeting} > 0`),
  ],
);
