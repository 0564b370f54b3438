import * as z from 'zod';
import { boolean, count, day, instant, money, publicId, text, textOrNull, texts } from '../primitives.ts';
import { sessionTitle } from '../sessions.ts';
import { officePerson, officePersonRow, waiverEvidence } from './people.ts';

const keptId = publicId.describe('Of the record that is kept. Its email address signs in.');
const otherId = publicId.describe('Of the record that is read as a part of the kept one from then on.');

export const mergePreviewBody = z
  .object({ kept_id: keptId, other_id: otherId })
  .meta({ id: 'MergePreviewRequest', description: 'Two records of one person.' });

const mergedRecord = z
  .object({
    id: publicId.describe('Of the account.'),
    first_name: text('Tanya'),
    last_name: text('Ellery'),
    email: officePersonRow.shape.email,
    contact_email: officePerson.shape.contact_email,
    phone: textOrNull('(313) 555-0119'),
    date_of_birth: officePersonRow.shape.date_of_birth,
    has_password: boolean(true, 'Whether somebody can sign in to it.'),
    created_at: instant.describe('Since when the record exists.'),
    visits_count: officePerson.shape.visits_count,
    contacts_count: count(1, 'Emergency contacts.'),
    membership: textOrNull('Standard', 'Tier of the membership that is live; `null` without one.'),
  })
  .meta({ id: 'MergedRecord', description: 'One of the two records.' });

export const mergePreview = z
  .object({
    preview_token: text(
      '1772000000000.q9Xf2',
      'Proves that the merge does what was shown; valid for 15 minutes.',
    ),
    kept: mergedRecord,
    other: mergedRecord,
    registrations_count: count(6, 'Registrations of both.'),
    visits_count: count(5, 'Meetings that they were at.'),
    pass_credits: count(5, 'Credits of passes that pay for nothing yet; each keeps its last day.'),
    studio_credit: money.describe('Studio credit of both.'),
    notes_count: count(2, 'Notes of the team.'),
    tags: texts(['Needs a ramp'], 'Words by which the team finds people, of both.'),
    contacts_count: count(2, 'Emergency contacts of both.'),
    payments_count: count(4, 'Payments and refunds. Each stays with the record that paid.'),
    waivers: z
      .array(
        z.object({
          version: waiverEvidence.shape.version,
          accepted_at: instant.describe('When it was signed.'),
          signer_name: waiverEvidence.shape.signer_name,
        }),
      )
      .describe('Signed waivers, latest first. Each keeps the name that signed.'),
    both_booked: z
      .array(
        z.object({
          session_id: publicId,
          title: sessionTitle,
          start_datetime: instant.describe('When it starts.'),
        }),
      )
      .describe('Coming sessions in which both have a place. Both places stay.'),
    undo_until: day.describe('Last day on which the merge can be undone.'),
  })
  .meta({ id: 'MergePreview', description: 'What comes together in a merge, and what stays as it was.' });

const side = (description: string) =>
  z
    .enum(['kept', 'other'])
    .meta({ description, examples: ['other'] })
    .optional();

export const mergeBody = z
  .object({
    kept_id: keptId,
    other_id: otherId,
    preview_token: text('1772000000000.q9Xf2', 'That of the preview.'),
    name: side('Whose name the person has; of the kept record where it is left out, unless it has none.'),
    phone: side('The same for the phone.'),
    date_of_birth: side('The same for the date of birth.'),
  })
  .meta({ id: 'MergeRequest', description: 'Which records become one, and whose details it has.' });

export const unmergeBody = z
  .object({
    other_id: publicId
      .describe('Of the record that becomes one of its own again; the last one merged without it.')
      .optional(),
  })
  .meta({ id: 'UnmergeRequest', description: 'Which merge is undone.', examples: [{}] });
