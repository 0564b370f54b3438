import * as z from 'zod';
import { problems } from '../../definition/problems.ts';
import {
  boolean,
  count,
  instant,
  money,
  otherwise,
  personPicture,
  publicId,
  record,
  text,
  textOrNull,
  texts,
} from '../primitives.ts';
import { meetings, sessionTitle } from '../sessions.ts';

const moneyOrNull = (description: string) => money.nullable().meta({ description, examples: ['75.00'] });

const lateText = 'A check-in after the start.';
const markedText = 'When it was marked, by the clock of the device.';

/** What the team does about a person at a meeting. */
export const factKind = z
  .enum(['check_in', 'no_show', 'excused', 'undo'])
  .meta({ description: '`undo` takes back the fact that `undoes` names.', examples: ['check_in'] });

const attendance = z
  .enum(['present', 'late', 'absent', 'excused'])
  .nullable()
  .meta({ description: '`null` until it is marked.', examples: ['present'] });

const contact = z
  .object({
    name: text('Marcus Baker'),
    relationship: text('sibling', 'How the contact is related to the person.'),
    phone: text('+1 313 555 0143'),
  })
  .meta({ id: 'RosterContact', description: 'Whom the team calls in an emergency.' });

const standingFact = z
  .object({
    id: text('0d4e6b1c-9d0e-4c5b-8a51-0f7f2f6b1a11', 'Id of the fact, for an undo.'),
    kind: factKind,
    late: boolean(false, lateText),
    at: instant.describe(markedText),
    by: textOrNull('Imani Brooks', 'Who marked it.'),
  })
  .meta({ id: 'StandingFact', description: 'A mark that nobody has taken back.' });

/** A schema of its own for each use: a shared one would stand apart in the document. */
export const waiverState = () =>
  z
    .enum(['signed', 'outdated', 'missing'])
    .meta({ description: '`outdated`: an earlier version than the one in force.', examples: ['signed'] });

export const officeRosterEntry = z
  .object({
    registration_id: publicId.describe('The registration of the person.'),
    person_id: textOrNull('usr_1', 'Id of the person.'),
    name: text('Josephine Baker'),
    picture_path: personPicture(),
    email: text('josephine@example.com'),
    phone: textOrNull('+1 313 555 0142'),
    status: text('confirmed', 'Of the registration. One that ended is listed if somebody marked it.'),
    attendance,
    facts: z.array(standingFact).describe('The marks that stand, earliest first.'),
    payment_status: textOrNull('paid', 'Of the registration; `null` for a coach.'),
    amount_due: moneyOrNull('What is due by the day of the meeting and not paid; `null` for a coach.'),
    waiver: waiverState(),
    waiver_link_sent_at: instant.nullable().meta({
      description: 'When a link to sign the waiver was last sent; `null`: never.',
      examples: [null],
    }),
    emergency_contact: contact.nullable().describe('Whom to call first.'),
    further_contacts: z.array(contact).describe('Whom to call then.'),
    first_visit: boolean(false, 'Whether the person was never booked for an earlier session.'),
    membership: textOrNull('Standard', 'Tier of the membership on the day of the meeting.'),
    notes: texts(['Call before the session'], 'What the person or the team noted.'),
  })
  .meta({ id: 'OfficeRosterEntry', description: 'A person on the roster, as the office sees them.' });

export const officeRoster = z
  .object({
    session_id: publicId,
    title: sessionTitle,
    session_status: text('scheduled', 'Of the session.'),
    coach_name: textOrNull('Imani Brooks'),
    location_name: text('Floor 2', 'Place in words.'),
    meetings,
    meeting: instant.describe('Start of the meeting whose attendance is shown.'),
    max_participants: z
      .number()
      .int()
      .nullable()
      .meta({ description: '`null`: unlimited.', examples: [12] }),
    waiting_count: count(0, 'How many people wait.'),
    results: z.array(officeRosterEntry).describe('The people, by last name.'),
    next: textOrNull(null, 'Always `null`: a roster is one page.'),
    count: count(1, 'How many people.'),
  })
  .meta({ id: 'OfficeRoster', description: 'The people of a session, and their attendance of one meeting.' });

/** What a device keeps of a person for a day without network: only what the room needs. */
const keptEntry = officeRosterEntry
  .omit({ picture_path: true, email: true, phone: true, amount_due: true, further_contacts: true })
  .extend({
    initials: text('JB', 'Of the name.'),
    pass_hash: textOrNull(
      '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      'SHA-256 of the code of their pass, in hexadecimal digits; `null` until they open it.',
    ),
  })
  .meta({
    id: 'KeptRosterEntry',
    description: 'A person on a roster that a device keeps: no email, no address and no amount.',
  });

const keptRoster = officeRoster
  .omit({ waiting_count: true, results: true, next: true, count: true })
  .extend({
    price_public: money,
    price_member: money,
    places_left: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Free spots; `null`: unlimited.', examples: [3] }),
    people: z.array(keptEntry).describe('Who is registered, in the order of the roster.'),
  })
  .meta({ id: 'KeptRoster', description: 'The people of a meeting, as a device keeps them.' });

export const rostersToday = record(
  'RostersToday',
  'The rosters of today, for a device that must do without network.',
  {
    taken_at: instant.describe('When the server read them.'),
    expires_at: instant.describe('When the device erases them.'),
    sessions: z.array(keptRoster).describe('One for each meeting of today, earliest first.'),
  },
);

const meetingStart = z.iso
  .datetime({ offset: true })
  .meta({
    description: 'Start of a meeting. Without it, the current or the next one.',
    examples: ['2026-03-14T18:30:00-04:00'],
  })
  .optional();

export const officeRosterQuery = z
  .object({ meeting: meetingStart })
  .meta({ id: 'OfficeRosterFilters', description: 'The meeting that is shown.' });

const factId = (description: string) =>
  z
    .string()
    .min(1)
    .max(64)
    .meta({ description, examples: ['0d4e6b1c-9d0e-4c5b-8a51-0f7f2f6b1a11'] });

const fact = z
  .object({
    id: factId('Chosen by the device, so that it can send the fact again.'),
    kind: factKind,
    registration_id: z.string().min(1).max(64),
    meeting: meetingStart,
    at: z.iso.datetime({ offset: true }).meta({
      description: markedText,
      examples: ['2026-03-14T18:26:00-04:00'],
    }),
    device: z
      .string()
      .trim()
      .max(120)
      .meta({ description: 'Which device recorded it.', examples: ['Front desk tablet'] }),
    undoes: factId('The fact that an undo takes back. It may arrive later.').optional(),
    late: z
      .boolean()
      .meta({ description: lateText, examples: [false] })
      .optional(),
    clock_offset_ms: z
      .number()
      .int()
      .min(-8_640_000_000)
      .max(8_640_000_000)
      .meta({
        description: 'How far the clock of the device was ahead when it last synchronized.',
        examples: [0],
      })
      .optional(),
  })
  .refine(({ kind, undoes }) => (kind === 'undo') === (undoes !== undefined), {
    path: ['undoes'],
    error: 'An undo names the fact that it takes back; other facts name none.',
  })
  .refine(({ kind, late }) => late !== true || kind === 'check_in', {
    path: ['late'],
    error: 'Only a check-in can be late.',
  });

export const attendanceFactsBody = z
  .object({ facts: z.array(fact).min(1).max(500).describe('Each is answered on its own.') })
  .meta({
    id: 'AddFactsRequest',
    description: 'What was recorded about people at meetings.',
    examples: [
      {
        facts: [
          {
            id: '0d4e6b1c-9d0e-4c5b-8a51-0f7f2f6b1a11',
            kind: 'check_in',
            registration_id: 'reg_20b1',
            at: '2026-03-14T18:26:00-04:00',
            device: 'Front desk tablet',
          },
        ],
      },
    ],
  });

/** Why somebody should look at a fact. */
export const factFlag = z
  .enum(['cancelled', 'unpaid', 'waiver', 'clock', 'meeting'])
  .meta({ description: 'Why a fact is on the worklist.', examples: ['waiver'] });

const factProblem = record('FactProblem', 'Why a fact was refused.', {
  code: text('not_found', 'The code that a call with only this fact gets.'),
  message: text(problems.not_found.text, 'For the person who recorded it.'),
});

const storedFact = z
  .object({
    id: text('0d4e6b1c-9d0e-4c5b-8a51-0f7f2f6b1a11', 'Id of the fact.'),
    registration_id: publicId,
    state: otherwise(z.enum(['stored', 'refused']), 'stored').meta({
      description: '`refused`: it is not stored, and sending it again changes nothing.',
      examples: ['stored'],
    }),
    attendance,
    problem: factProblem
      .nullable()
      .meta({ description: 'Why it was refused; `null` if it is stored.', examples: [null] }),
    flags: z
      .array(factFlag)
      .describe('What is on the worklist because of it. A coach sees none about money.'),
  })
  .meta({ id: 'StoredFact', description: 'A fact as it is stored, and the attendance that now holds.' });

export const storedFacts = z
  .object({ results: z.array(storedFact).describe('One for each fact, in the order of the request.') })
  .meta({ id: 'StoredFacts', description: 'The facts of a request.' });
