import { profileForm, staffPersonForm } from '@detroit-well/validation';
import * as z from 'zod';
import {
  boolean,
  count,
  day,
  instant,
  money,
  personPicture,
  publicId,
  text,
  textOrNull,
  texts,
} from '../primitives.ts';
import { sessionTitle } from '../sessions.ts';
import { officeContact } from './contacts.ts';
import { line, ofDay, officeList, officeQuery, version } from './lists.ts';
import { officePersonMembership } from './memberships.ts';
import { teamRole } from './team.ts';

const waiverState = z.enum(['current', 'old', 'none']).meta({
  description: '`old`: an earlier version was signed, and not the one in force.',
  examples: ['current'],
});

const instantOrNull = (description: string) =>
  instant.nullable().meta({ description, examples: ['2026-03-12T18:00:00-04:00'] });

const noteExample = 'Left knee: no crossovers.';

const tag = line(40, 'Needs a ramp', 'A word or two by which the team finds people.');

/** A person as the list shows them. */
export const officePersonRow = z
  .object({
    id: publicId.describe('Of the account.'),
    email: text('member@demo.test', 'The person signs in with it; empty: there is none.'),
    first_name: text('Danielle'),
    last_name: text('Whitaker'),
    phone: textOrNull('(313) 555-0187'),
    membership: textOrNull('Standard', 'Tier of the membership that is live today; `null` without one.'),
    waiver_state: waiverState,
    balance: money.describe('What is still to be paid for sessions.'),
    last_visit_at: instantOrNull('Start of the last session that the person was at; `null`: none.'),
    tags: texts(['Needs a ramp'], 'Words by which the team finds people.'),
    date_of_birth: day.nullable().describe('Calendar day of birth; `null`: not known.'),
    picture_path: personPicture(),
    version,
  })
  .meta({ id: 'OfficePersonRow', description: 'A person, as a list of the office shows them.' });

export const officePeople = officeList('OfficePeople', officePersonRow);

export const officePersonNote = z
  .object({
    id: publicId.describe('Id of the note.'),
    text: text(noteExample),
    created_at: instant.describe('When the note was made.'),
    author: z
      .object({ id: publicId.describe('Of their account.'), name: text('Dana Pruitt') })
      .describe('Who wrote it.'),
    removed: boolean(false, 'Whether its author removed it.'),
  })
  .meta({ id: 'OfficePersonNote', description: 'What the team should know about a person.' });

export const officePersonRegistration = z
  .object({
    id: publicId.describe('Of the registration.'),
    session_id: publicId,
    session_title: sessionTitle,
    start_datetime: instant.describe('When it starts.'),
    end_datetime: instant.describe('When its last meeting ends.'),
    status: z.enum(['held', 'confirmed', 'cancelled', 'released']).meta({
      description: '`held` while a payment is under way; `released`: that payment did not go through.',
      examples: ['confirmed'],
    }),
    rate: z.enum(['member', 'public']).meta({ description: 'Which price applied.', examples: ['member'] }),
    payment_plan: z
      .enum(['full', 'bi_weekly', 'weekly'])
      .meta({ description: 'How the price is paid.', examples: ['full'] }),
    price: money,
    paid: money.describe('What was paid and not given back.'),
    owed: money.describe('What the person still owes for it.'),
    payment_status: z
      .enum(['paid', 'pending', 'failed', 'refunded', 'free', 'void'])
      .meta({ description: '`void`: cancelled, and nothing was paid.', examples: ['paid'] }),
  })
  .meta({ id: 'OfficePersonRegistration', description: 'A registration of a person.' });

export const waiverEvidence = z
  .object({
    version: text('2', 'Version of the text that was signed.'),
    is_current: boolean(true, 'Whether this version is in force.'),
    accepted_at: instant.describe('When it was signed, by the clock of the server.'),
    method: z.enum(['signature', 'checkbox', 'link']).meta({
      description:
        '`checkbox`: at the registration as a guest. `link`: signed by a link that the studio gave.',
      examples: ['signature'],
    }),
    payment_consent: boolean(true, 'Whether the payment terms were accepted, too.'),
    signer_name: text('Danielle Whitaker', 'Name at signing; empty when it was unknown.'),
    address: text('203.0.113.24', 'Network address that the server saw.'),
    user_agent: text('Mozilla/5.0', 'Browser that was used.'),
    chain_hash: text('9f2c41d7', 'Hash of the acceptance in the chain.'),
  })
  .meta({ id: 'WaiverEvidence', description: 'The last acceptance of the waiver.' });

const visit = z
  .object({
    registration_id: publicId,
    session_id: publicId,
    session_title: sessionTitle,
    start_datetime: instant.describe('When the meeting started.'),
    attendance: z
      .enum(['present', 'late', 'absent', 'excused'])
      .meta({ description: 'What the facts of the roster say.', examples: ['present'] }),
  })
  .meta({ id: 'OfficePersonVisit', description: 'One meeting with its attendance.' });

export const emailState = z.enum(['waiting', 'sent', 'failed']).meta({
  description: '`sent`: the mail server accepted it; `failed`: it never did.',
  examples: ['sent'],
});

export const officePersonEmail = z
  .object({
    id: publicId.describe('Id of the email.'),
    template: text('registration_confirmed', 'Kind of the email.'),
    subject: text('You are registered for Rhythm Roll Foundations', 'Subject of the email.'),
    created_at: instant.describe('When it was written.'),
    state: emailState,
    sent_at: instantOrNull('When the mail server accepted it.'),
    resend: z.enum(['possible', 'waiting', 'ended']).meta({
      description:
        'Whether it can be sent again. `waiting`: it is still to be sent. `ended`: its link or its offer has ended.',
      examples: ['possible'],
    }),
    resent_from: textOrNull(null, 'Id of the email that this one repeats; `null`: none.'),
  })
  .meta({ id: 'OfficePersonEmail', description: 'An email to a person.' });

/** A record that was merged into the one that is shown. */
const mergeOfPerson = z
  .object({
    other_id: publicId.describe('Of the record that was merged into this one.'),
    name: text('Tania Elery', 'Its name.'),
    at: instant.describe('When it was merged.'),
    by: text('Dana Pruitt', 'Who merged it.'),
    undo_until: day.nullable().describe('Last day on which it can be undone; `null`: too late.'),
  })
  .meta({ id: 'MergeOfPerson', description: 'A record that was merged into another one.' });

export const officePerson = z
  .object({
    ...officePersonRow.shape,
    contact_email: textOrNull(
      null,
      'Where mail goes without an address of their own; `null`: there is none.',
    ),
    email_verified: boolean(true, 'Whether the address is verified.'),
    is_open: boolean(true, 'False once the account is closed.'),
    has_password: boolean(true, 'False while the person cannot sign in yet.'),
    role: teamRole.nullable().describe('Role in the team; `null` for everybody else.'),
    created_at: instant.describe('Since when the account exists.'),
    invited_at: instantOrNull('When the office last emailed a link that sets a password; `null`: never.'),
    visits_count: count(41, 'Meetings that the person was at.'),
    memberships: z.array(officePersonMembership).describe('All memberships, latest first.'),
    registrations: z
      .array(officePersonRegistration)
      .describe('Registrations by start, latest first; at most 200.'),
    emergency_contacts: z.array(officeContact).describe('The one to call first is first.'),
    waiver: waiverEvidence.nullable().describe('The last acceptance; `null` without one.'),
    waiver_claimed_on: day
      .nullable()
      .describe('Day on which another program says that a waiver was signed; it counts as unsigned.'),
    waiver_link_sent_at: instantOrNull('When a link to sign the waiver was last sent; `null`: never.'),
    attendance: z.array(visit).describe('Meetings with a mark, latest first; at most 50.'),
    notes: z.array(officePersonNote).describe('Notes of the team, newest first.'),
    emails: z.array(officePersonEmail).describe('Emails of the last 30 days, newest first.'),
    merges: z.array(mergeOfPerson).describe('Records that were merged into this one, latest first.'),
  })
  .meta({ id: 'OfficePerson', description: 'A person with everything the office knows.' });

export const officePeopleQuery = officeQuery(['name', 'email', 'created_at'], {
  membership: z
    .string()
    .max(80)
    .meta({
      description: 'A tier of a live membership; `any` for every tier, `none` for people without one.',
      examples: ['Standard'],
    })
    .optional(),
  waiver: waiverState.optional(),
  last_visit: z
    .enum(['within_21_days', 'not_for_21_days', 'never'])
    .meta({
      description: '`not_for_21_days`: people who came before, and not in the last 21 days.',
      examples: ['within_21_days'],
    })
    .optional(),
  first_visit_from: ofDay('The first day of first visits in Detroit, inclusive.'),
  first_visit_to: ofDay('The last day of first visits in Detroit, inclusive.'),
  visits: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .meta({ description: 'How many visits at least, until now.', examples: [3] })
    .optional(),
  balance: z
    .enum(['owes'])
    .meta({ description: '`owes`: people with something to pay.', examples: ['owes'] })
    .optional(),
  tag: z
    .string()
    .max(40)
    .meta({ description: 'A tag, in any case.', examples: ['Needs a ramp'] })
    .optional(),
})
  .extend({
    search: z
      .string()
      .max(200)
      .meta({
        description:
          'Beginnings of words of the name, parts of the email address and digits of the phone number, in any order.',
        examples: ['whit 0187'],
      })
      .optional(),
  })
  .meta({ id: 'OfficePeopleFilters', description: 'Filters and order of the people with an open account.' });

export const officePeopleChoices = z
  .object({
    tags: texts(['Needs a ramp'], 'The tags in use.'),
    tiers: texts(['Standard'], 'The tiers of live memberships.'),
  })
  .meta({ id: 'OfficePeopleChoices', description: 'What the people can be filtered by.' });

const { first_name, last_name, phone, date_of_birth } = profileForm.shape;
const details = {
  first_name: z.optional(first_name),
  last_name: z.optional(last_name),
  phone: z.nullable(phone),
  date_of_birth: z.nullable(date_of_birth),
  /** Optional: the address may be that of somebody else. */
  contact_email: z.nullable(staffPersonForm.shape.contact_email),
};
const { email } = staffPersonForm.shape;

export const officePersonBody = z.object({ email, ...details }).meta({
  id: 'CreatePersonRequest',
  description: 'A new person, without a password. Who has no email has a name.',
  examples: [
    {
      email: 'nia.okafor@example.com',
      first_name: 'Nia',
      last_name: 'Okafor',
      phone: '(313) 555-0142',
    },
  ],
});

export const officePersonChange = z
  .object({
    version,
    email,
    ...details,
    tags: z
      .array(tag)
      .max(20, 'At most 20 tags.')
      .meta({ description: 'All tags that the person has then.', examples: [['Needs a ramp']] })
      .optional(),
  })
  .meta({
    id: 'ChangePersonRequest',
    description: 'What changes about a person.',
    examples: [{ version: 1, phone: '(313) 555-0143' }],
  });

export const officeNoteBody = z
  .object({
    text: line(2000, noteExample, 'The note, in plain text.'),
  })
  .meta({
    id: 'CreatePersonNoteRequest',
    description: 'A new note.',
    examples: [{ text: noteExample }],
  });

export const officeNoteChange = z
  .object({ removed: boolean(true, 'True removes the note, false brings it back.') })
  .meta({
    id: 'ChangePersonNoteRequest',
    description: 'Whether the note is removed.',
    examples: [{ removed: true }],
  });
