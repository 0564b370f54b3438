import { timesOfDay } from '@detroit-well/config/schedule';
import * as z from 'zod';
import {
  boolean,
  count,
  day,
  flag,
  imageUrl,
  inputDay,
  instant,
  money,
  otherwise,
  paging,
  publicId,
  record,
  slug,
  text,
  texts,
} from './primitives.ts';
import { studioPicture } from './pictures.ts';
import { programKind, programOfSession } from './programs.ts';

export const sessionTitle = text('Rhythm & Glide: first crossovers', 'Title of the session.');

export const coach = record('Coach', 'A coach, with biography and certifications.', {
  public_id: publicId,
  name: text('Renee Okafor'),
  slug: slug('renee-okafor'),
  bio: text('Thirty years on eight wheels.', 'A short biography.'),
  certifications: texts(['First aid and CPR'], 'What the coach is certified in.'),
  image_url: imageUrl(),
  picture: studioPicture.nullable().describe('Photograph; `null` without one.'),
});

const seats = (example: number, description: string) =>
  z
    .number()
    .int()
    .min(0)
    .nullable()
    .meta({ examples: [example], description });

const takenSeats = count(7, 'Taken seats: confirmed, held during a payment, or offered to the waitlist.');
const isFull = boolean(false, 'No spot is free for the caller.');
const registrationOpen = boolean(
  true,
  'Whether the session takes registrations: not cancelled, not started, and within its window.',
);

export const meeting = record('Meeting', 'One meeting of a session.', {
  start_datetime: instant,
  end_datetime: instant,
});

export const meetings = z
  .array(meeting)
  .min(1)
  .describe(
    'When the session meets, soonest first. A course meets several times; one price covers all meetings.',
  );

/** How an address and the way to it look. */
export const exampleAddress = ['24505 Halsted Road', 'Farmington Hills, MI 48335'];
export const exampleDirections = 'The entrance is at the back.';

/** A training session as every list and the detail page show it (SPEC-A 3). */
export const session = record('Session', 'One training session.', {
  public_id: publicId,
  title: sessionTitle,
  description: text('Edges, weight shift, and the first crossovers at a walking pace.'),
  program: programOfSession,
  coach_name: text('Renee Okafor'),
  coach: coach.nullable().describe('Who leads the session; `null` without a coach.'),
  start_datetime: instant.describe('Start of the first meeting, at which registration ends.'),
  end_datetime: instant.describe('End of the first meeting.'),
  meetings,
  location: text('Northland Roller Rink, Detroit', 'Place in words.'),
  location_address: texts(exampleAddress, "Lines of the address; empty: the studio's own."),
  location_directions: text(exampleDirections, 'How people find it; may be empty.'),
  price_member: money,
  price_public: money,
  price: money.describe('What the caller would pay.'),
  is_full: isFull,
  available_spots: seats(9, '`null`: unlimited.'),
  max_participants: z
    .number()
    .int()
    .positive()
    .nullable()
    .meta({ examples: [16], description: '`null`: unlimited.' }),
  current_registrations: takenSeats,
  registration_open: registrationOpen,
  session_type: otherwise(z.enum(['upcoming', 'completed']), 'upcoming').describe(
    '`completed` once the last meeting has ended.',
  ),
  payment_status: otherwise(z.enum(['paid', 'pending', 'failed', 'refunded', 'free', 'void']), 'pending')
    .nullable()
    .describe("Of the caller's registration; `null` without one. `void`: cancelled, and nothing was paid."),
  has_updates: boolean(false, 'The caller has unread updates.'),
  requirements: texts(
    ['Be able to stand on skates'],
    'What a participant must fulfill, such as an age or a skill.',
  ),
  what_to_bring: texts(['Water', 'Wrist guards'], 'What a participant should bring.'),
  status: otherwise(z.enum(['scheduled', 'cancelled', 'rescheduled']), 'scheduled').describe(
    '`rescheduled`: moved to another time, which the session already has.',
  ),
  is_registered: boolean(false, 'The caller has a live registration.'),
  image_url: imageUrl(),
  picture: studioPicture.nullable().describe('Picture of the session; `null` without one.'),
});

const matching = count(1, 'Number of matching sessions on all pages.');
const onThisPage = z.array(session).describe('The sessions of this page.');

export const sessionList = z
  .object({ count: matching, sessions: onThisPage })
  .meta({ id: 'SessionList', description: 'One page of sessions.' });

export const upcomingSessions = z
  .object({
    count: matching,
    upcoming_sessions: onThisPage,
  })
  .meta({ id: 'UpcomingSessions', description: 'One page of sessions that have not started.' });

export const availability = z
  .object({
    can_register: boolean(true, 'The caller could register now.'),
    current_registrations: takenSeats,
    max_participants: z
      .number()
      .int()
      .nullable()
      .meta({ examples: [16], description: '`null`: unlimited.' }),
    available_spots: z
      .number()
      .int()
      .nullable()
      .meta({ examples: [9], description: '`null`: unlimited.' }),
    is_full: isFull,
    registration_open: registrationOpen,
  })
  .meta({ id: 'Availability', description: 'The spots of a session, and whether the caller can register.' });

const scheduleFilters = {
  coach: z
    .string()
    .describe("A coach's public id, or the name as in URLs, such as `renee-alston`.")
    .optional(),
  time_of_day: z
    .enum(timesOfDay.map(({ value }) => value))
    .describe('When it starts, in Detroit: before noon, from noon, or from 5 PM.')
    .optional(),
  max_price: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .meta({ description: 'The most that the public rate may be, in dollars; 0 is free.', examples: [50] })
    .optional(),
  search: z
    .string()
    .max(100)
    .describe('Words of the title, program, category, level, coach or place. Accents and case do not matter.')
    .optional(),
};

const dayFilter = inputDay().meta({ examples: ['2026-03-14'] });

export const sessionFilters = z
  .object({
    exclude_session: z.string().describe('Public id of a session to leave out.').optional(),
    available_only: flag('Only sessions with a free spot.'),
    upcoming_only: flag('Only sessions that have not started.'),
    program: z.string().describe("A program's public id or title.").optional(),
    ...programKind,
    ...scheduleFilters,
    start_date: dayFilter.describe('First day, in Detroit.').optional(),
    end_date: dayFilter.describe('Last day, in Detroit.').optional(),
    ...paging,
  })
  .meta({ description: 'Which sessions to list. What is left out does not filter.' });

export const sessionFacetOption = record('SessionFacetOption', 'A value of a filter.', {
  value: text('beginner', 'The value that the filter takes.'),
  label: text('Beginner', 'The name of the value; the value itself where it has none.'),
  count: count(8, 'Sessions that this value leaves together with all other filters.'),
});

export const sessionFacet = record('SessionFacet', 'A filter, and what its values leave.', {
  name: text('difficulty', 'The name of the filter in the query.'),
  without: count(24, 'Sessions that the other filters leave, without this one.'),
  options: z.array(sessionFacetOption).describe('Its values that upcoming sessions have; none for a search.'),
});

export const sessionDay = record('SessionDay', 'A day with matching sessions.', {
  day,
  count: count(2, 'Sessions that start on this day.'),
});

export const sessionFacets = record(
  'SessionFacets',
  'How many upcoming sessions each filter leaves. Cancelled ones do not count.',
  {
    count: count(12, 'Sessions that match all filters.'),
    total: count(28, 'Upcoming sessions, whatever the filters.'),
    first_day: day.nullable().describe('Day of the first matching session; `null` without one.'),
    last_day: day.nullable().describe('Day of the last matching session; `null` without one.'),
    days: z.array(sessionDay).describe('Days with matching sessions, from `start_date` to `end_date`.'),
    facets: z.array(sessionFacet).describe('The filters, in the order of a form.'),
  },
);

export const facetFilters = sessionFilters
  .omit({ limit: true, offset: true, upcoming_only: true })
  .meta({ description: 'The filters in effect. Only `days` is limited by the dates.' });
