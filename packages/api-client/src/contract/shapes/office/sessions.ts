import * as z from 'zod';
import {
  boolean,
  count,
  day,
  inputInstant,
  instant,
  money,
  publicId,
  text,
  textOrNull,
  texts,
} from '../primitives.ts';
import { pictureOrNull } from '../pictures.ts';
import { programOfSession } from '../programs.ts';
import { meetings } from '../sessions.ts';
import { categoryGround } from './catalogue.ts';
import {
  dollars,
  line,
  longText,
  neededReason,
  ofDays,
  officeList,
  officeQuery,
  ofId,
  version,
} from './lists.ts';

const requirementsText = 'What is required of participants.';
const thingsText = 'What participants bring.';

const warning = z
  .object({
    kind: z.enum(['over_capacity', 'location_taken', 'coach_busy', 'closed_day']).meta({
      description:
        '`over_capacity`: more people are booked than there are places. `closed_day`: it meets on a day of a closure.',
      examples: ['location_taken'],
    }),
    session_id: textOrNull('session-open', 'The other session at the same time.'),
    booked: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Spots that are taken.', examples: [12] }),
    places: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Places of the session.', examples: [10] }),
    closure_id: textOrNull('closure-thanksgiving', 'The closure of the day.'),
    closed_because: textOrNull('Thanksgiving', 'Why the studio is closed then.'),
  })
  .meta({ id: 'SessionWarning', description: 'What somebody should look at. Nothing is blocked by it.' });

const instantOrNull = (description: string) =>
  instant.nullable().meta({ description, examples: ['2026-03-01T09:00:00-05:00'] });

/** Its id and start, as every record of the office names them. */
export const sessionId = publicId.describe('Id of the session.');
export const sessionStart = instant.describe('When the session starts.');

export const officeSession = z
  .object({
    id: sessionId,
    title: text('Rhythm Roll Foundations'),
    description: text('Edges, and the first crossovers at a walk.'),
    program_id: text('program-foundations'),
    program_title: text('Rhythm Roll'),
    category_name: programOfSession.shape.category_name,
    category_ground: categoryGround,
    coach_id: textOrNull('coach-renee-alston', 'Id of the coach.'),
    coach_name: textOrNull('Renée Alston'),
    location_id: textOrNull('location-1', 'Id of the location.'),
    location_name: text('Floor 2', 'Place in words.'),
    start_datetime: sessionStart,
    end_datetime: instant.describe('When its first meeting ends.'),
    meetings,
    max_participants: z
      .number()
      .int()
      .nullable()
      .meta({ description: '`null`: unlimited.', examples: [12] }),
    price_public: money,
    price_member: money,
    registration_opens_at: instantOrNull('When registration opens; `null`: at once.'),
    registration_closes_at: instantOrNull('When registration closes; `null`: at the start.'),
    registration_open: boolean(true, 'False while the office has closed the registration.'),
    requirements: texts(['Skates of your own'], requirementsText),
    what_to_bring: texts(['Water'], thingsText),
    status: z
      .enum(['scheduled', 'cancelled', 'rescheduled'])
      .meta({ description: '`rescheduled`: moved after people had booked.', examples: ['scheduled'] }),
    booked_count: count(7, 'Spots that are taken: confirmed, held during a payment, or offered.'),
    waiting_count: count(0, 'How many wait for a spot.'),
    series_id: textOrNull('series-foundations', 'Id of its series; `null` for a single session.'),
    generated_for: day
      .nullable()
      .meta({ description: 'The day of the series that made it.', examples: ['2026-03-14'] }),
    edited_fields: texts(
      ['coach_id'],
      'What was changed by hand about a session of a series, which changes of the series leave alone.',
    ),
    picture: pictureOrNull,
    warnings: z.array(warning).describe('Conflicts with other sessions, too few places, and closed days.'),
    version,
  })
  .meta({ id: 'OfficeSession', description: 'A training session, as the office keeps it.' });

export const officeSessions = officeList('OfficeSessions', officeSession);

export const officeSessionQuery = officeQuery(['start_datetime', 'title'], {
  ...ofDays,
  program: ofId('program-foundations', 'Id of a program.'),
  coach: ofId('coach-renee-alston', 'Id of a coach.'),
  location: ofId('location-1', 'Id of a location.'),
  series: ofId('series-foundations', 'Id of a series.'),
}).meta({
  id: 'OfficeSessionFilters',
  description: 'Filters and order of the sessions, past and cancelled ones too.',
});

const idOrNull = (example: string, description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(64)
    .nullable()
    .meta({ examples: [example], description });
const at = (description: string) =>
  inputInstant('Enter a day and a time.').meta({ examples: ['2026-03-14T18:30:00-04:00'], description });
const lines = (description: string) =>
  z
    .array(z.string().trim().min(1).max(200))
    .max(30)
    .meta({ examples: [['Water']], description });

/** More than any course has. */
const mostMeetings = 100;
const meetingsBody = z
  .array(
    z.object({
      start_datetime: at('Start of the meeting.'),
      end_datetime: at('End of the meeting.'),
    }),
  )
  .min(1, 'A session meets at least once.')
  .max(mostMeetings, `At most ${mostMeetings} meetings.`)
  .meta({
    description:
      'All meetings of a course, in any order; the first one has the start and the end of the session. Without it there is one.',
    examples: [
      [
        { start_datetime: '2026-03-14T18:30:00-04:00', end_datetime: '2026-03-14T20:00:00-04:00' },
        { start_datetime: '2026-03-21T18:30:00-04:00', end_datetime: '2026-03-21T20:00:00-04:00' },
      ],
    ],
  });

const fields = {
  title: line(120, 'Rhythm Roll Foundations'),
  program_id: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .meta({ examples: ['program-foundations'] }),
  start_datetime: at('Start of the session, which is that of its first meeting.'),
  end_datetime: at('End of the session, which is that of its first meeting.'),
  price_public: dollars('75.00', 'Price without a membership.'),
  price_member: dollars('60.00', 'Price with a membership.'),
};

const optionalFields = {
  meetings: meetingsBody,
  description: longText('Edges and first crossovers.'),
  coach_id: idOrNull('coach-renee-alston', 'Id of the coach; `null` for none.'),
  location_id: idOrNull('location-1', 'Id of the location; `null` for none.'),
  max_participants: z
    .number()
    .int()
    .min(1, 'At least one place.')
    .max(10_000, 'At most 10,000 places.')
    .nullable()
    .meta({ examples: [12], description: 'How many people; `null`: unlimited.' }),
  registration_opens_at: at('When registration opens; `null`: at once.')
    .nullable()
    .meta({
      examples: ['2026-03-01T09:00:00-05:00'],
      description: 'When registration opens; `null`: at once.',
    }),
  registration_closes_at: at('When registration closes; `null`: at the start.')
    .nullable()
    .meta({
      examples: ['2026-03-14T12:00:00-04:00'],
      description: 'When registration closes; `null`: at the start.',
    }),
  registration_open: z
    .boolean()
    .meta({ examples: [true], description: 'False closes the registration, true opens it again.' }),
  requirements: lines(requirementsText),
  what_to_bring: lines(thingsText),
};

const pictureOf = ofId('session-open', 'Id of a session whose picture the new one has too.');

export const officeSessionBody = z
  .object({ ...fields, ...z.object(optionalFields).partial().shape, picture_of: pictureOf })
  .meta({
    id: 'CreateSessionRequest',
    description: 'A new session.',
    examples: [
      {
        title: 'Rhythm Roll Foundations',
        program_id: 'program-foundations',
        start_datetime: '2026-03-14T18:30:00-04:00',
        end_datetime: '2026-03-14T20:00:00-04:00',
        max_participants: 12,
        price_public: '75.00',
        price_member: '60.00',
      },
    ],
  });

export const officeSessionChange = z
  .object({ version, ...z.object({ ...fields, ...optionalFields }).partial().shape })
  .meta({
    id: 'ChangeSessionRequest',
    description: 'What changes about a session. Other times move it; another coach substitutes.',
    examples: [{ version: 1, coach_id: 'coach-renee-alston' }],
  });

const firstAndLastName = text('Danielle Whitaker', 'First and last name.');

export const sessionCancelPreview = z
  .object({
    preview_token: text('1774000000000.c2lnbmF0dXJl', 'Confirms exactly this preview, within 15 minutes.'),
    people_count: count(16, 'People who are registered.'),
    waiting_count: count(3, 'People on the waitlist.'),
    refund_total: money.describe('What goes back to them.'),
    people: z
      .array(
        z.object({
          registration_id: publicId,
          person_id: textOrNull('person-danielle', 'Id of the person; `null` without an account.'),
          name: firstAndLastName,
          returns: z
            .array(
              z.object({
                to: z.enum(['card', 'cash', 'credit', 'pass', 'included']).meta({
                  description:
                    'The way back. `cash` waits until the desk hands it out, `credit` is studio credit, `pass` a credit of a pass, and `included` a session of the membership.',
                  examples: ['card'],
                }),
                amount: money.nullable().meta({
                  description: 'How much; `null` where it is no money.',
                  examples: ['75.00'],
                }),
              }),
            )
            .describe('What goes back, by each way; empty for who has paid nothing.'),
        }),
      )
      .describe('Who is registered, by last name, and what each gets back.'),
  })
  .meta({ id: 'SessionCancelPreview', description: 'What cancelling a session does.' });

export const sessionCancelBody = z
  .object({
    reason: neededReason('The heating is broken.', 'Why, as its people read it.'),
    preview_token: z.string().min(1).max(100).describe('Of the preview that was shown.'),
  })
  .meta({
    id: 'CancelSessionRequest',
    description: 'Cancels a session for everybody.',
    examples: [{ reason: 'The rink has no ice today.', preview_token: '1774000000000.c2lnbmF0dXJl' }],
  });

export const sessionCancelProgress = z
  .object({
    people_count: count(9, 'People whose registration ended with the session.'),
    done_count: count(7, 'People who have everything back that they had paid.'),
    waiting_count: count(2, 'People whose refund is still to be made or confirmed.'),
    failed: z
      .array(
        z.object({
          person_id: textOrNull('person-danielle', 'Id of the person; `null` after the account was erased.'),
          name: firstAndLastName,
        }),
      )
      .describe('People whose refund the provider refused. Somebody must pay them in another way.'),
  })
  .meta({ id: 'SessionCancelProgress', description: 'How far the refunds of cancelled sessions are.' });
