import * as z from 'zod';
import { count, day, instant, money, publicId, text, textOrNull } from '../primitives.ts';
import { sessionTitle } from '../sessions.ts';
import { officeList, officeQuery } from './lists.ts';

const moneyOrNull = (description: string) => money.nullable().meta({ description, examples: ['75.00'] });

const sessionText = 'The session.';
const personText = 'The account of the person.';
const startText = 'When the meeting starts.';

/** Something that waits for a person. New kinds can be added at any time. */
export const worklistEntry = z
  .object({
    id: text('clock:0d4e6b1c-9d0e-4c5b-8a51-0f7f2f6b1a11', 'Kind and id of what waits.'),
    kind: text(
      'waiver',
      'Of a flagged mark: `cancelled`, `unpaid`, `waiver`, `clock`. Before a session: `waiver_missing`, `contact_missing`, `payment_due`. Others: `attendance_open`, `coach_missing`, `email_failed`, `no_waiver`, `walk_in`, `price_notice`. Money: `payment_failed`, `renewal_failed`, `payment_unknown`, `refund_unknown`, `refund_open`, `refund_failed`, `refund_at_provider`, `payment_disputed`, `provider_difference`. More may follow.',
    ),
    title: text('No waiver: Josephine Baker', 'What waits.'),
    text: text('Checked in to Rhythm Roll on March 14.', 'Why, and what to do.'),
    at: instant.describe('What it is about, or when it happened.'),
    registration_id: textOrNull('reg_20b1', 'The registration.'),
    session_id: textOrNull('session-open', sessionText),
    meeting: instant.nullable().meta({
      description: startText,
      examples: ['2026-03-14T18:30:00-04:00'],
    }),
    person_id: textOrNull('usr_1', personText),
    same_person_id: textOrNull(null, 'Of another record that may be of the same person; `null`: none.'),
    person_name: textOrNull('Josephine Baker', 'Their name, as people read it; `null`: it is about nobody.'),
    amount: moneyOrNull('What is owed; `null` for a coach, and where it is not about money.'),
    payment_id: textOrNull(
      'payment-1',
      'The payment or refund in the ledger; `null` where there is none yet.',
    ),
    next_attempt_at: instant.nullable().meta({
      description: 'When the server tries again by itself; `null`: it does not.',
      examples: ['2026-03-16T06:00:00-04:00'],
    }),
    told: textOrNull('2 emails, one for each decline.', 'About money: what the person was told.'),
    resolvable: z.boolean().meta({
      description: 'Whether it can be marked as done; otherwise it goes away once it is fixed.',
      examples: [true],
    }),
  })
  .meta({ id: 'WorklistEntry', description: 'Something that waits for a person.' });

export const worklist = officeList('Worklist', worklistEntry);

const pages = officeQuery(['at', 'kind', 'title'], {});

export const worklistQuery = pages
  .extend({
    kind: z
      .string()
      .max(64)
      .meta({ description: 'Only entries of this kind.', examples: ['waiver'] })
      .optional(),
    about: z
      .enum(['money', 'failed'])
      .meta({
        description:
          '`money`: only payments, refunds and disputes. `failed`: of these, payments and renewals that failed.',
        examples: ['money'],
      })
      .optional(),
    limit: pages.shape.limit.meta({
      description: 'How many entries at most; all of them without it.',
      examples: [20],
    }),
    sort: pages.shape.sort.meta({
      description: 'A field; with `-` before it, descending. Without it, most urgent first.',
      examples: ['at'],
    }),
  })
  .meta({ id: 'WorklistFilters', description: 'Which entries, and in which order.' });

export const todaySession = z
  .object({
    id: publicId.describe(sessionText),
    title: sessionTitle,
    meeting: instant.describe(startText),
    ends_at: instant.describe('When it ends.'),
    location_name: text('Floor 2', 'Place in words.'),
    coach_name: textOrNull('Imani Brooks'),
    max_participants: z
      .number()
      .int()
      .nullable()
      .meta({ description: '`null`: unlimited.', examples: [12] }),
    people_count: count(11, 'Who is registered.'),
    waiting_count: count(2, 'Who waits for a spot.'),
    here_count: count(4, 'People who are checked in.'),
    absent_count: count(1, 'People who are absent or excused.'),
    open_count: count(6, 'People without a mark.'),
    waiver_count: count(1, 'People without a mark and without the waiver in force.'),
    contact_count: count(1, 'People without a mark and without an emergency contact.'),
    first_count: count(2, 'People on their first visit.'),
    unpaid_count: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'People who have something to pay by then; `null` for a coach.', examples: [2] }),
    amount_due: moneyOrNull('What they have to pay; `null` for a coach.'),
  })
  .meta({ id: 'TodaySession', description: 'A meeting of today, or the next one.' });

const expected = z
  .object({
    registration_id: publicId,
    person_id: textOrNull('usr_1', personText),
    name: text('Josephine Baker'),
    waiver: z
      .enum(['signed', 'outdated', 'missing'])
      .meta({ description: 'Whether the waiver in force is signed.', examples: ['signed'] }),
    first_visit: z.boolean().meta({ description: 'Whether it is their first visit.', examples: [false] }),
    amount_due: moneyOrNull('What is due by then; `null` for a coach.'),
  })
  .meta({ id: 'ExpectedPerson', description: 'A person who is registered and not marked yet.' });

export const officeToday = z
  .object({
    day,
    sessions: z.array(todaySession).describe('The meetings of today, earliest first.'),
    next_session: todaySession.nullable().describe('The meeting in progress, or the next one.'),
    expected: z.array(expected).describe('Who is expected there, by last name.'),
    waiting: z.array(worklistEntry).describe('What waits for a person, most urgent first: the worklist.'),
  })
  .meta({ id: 'OfficeToday', description: 'What happens today, and what waits for a person.' });
