import * as z from 'zod';
import {
  count,
  day,
  flag,
  instant,
  money,
  paging,
  publicId,
  text,
  textOrNull,
  boolean,
} from './primitives.ts';
import { programKind, programOfSession } from './programs.ts';

export const sessionTitle = text('Rhythm & Glide: first crossovers');

export const coach = z
  .object({
    public_id: publicId,
    name: text('Renee Okafor'),
    bio: text('Thirty years on eight wheels.'),
    certifications: z.array(z.string()).meta({ examples: [['First aid and CPR']] }),
  })
  .meta({ id: 'Coach' });

const seats = (example: number, description: string) =>
  z
    .number()
    .int()
    .min(0)
    .nullable()
    .meta({ examples: [example], description });

/** A training session as every list and the detail page show it (SPEC-A 3). */
export const session = z
  .object({
    public_id: publicId,
    title: sessionTitle,
    description: text('Edges, weight shift, and the first crossovers at a walking pace.'),
    program: programOfSession,
    coach_name: text('Renee Okafor'),
    coach: coach.nullable(),
    start_datetime: instant,
    end_datetime: instant,
    location: text('Northland Roller Rink, Detroit', 'Place in words.'),
    price_member: money,
    price_public: money,
    price: money.describe('What the caller would pay.'),
    is_full: boolean(false),
    available_spots: seats(9, '`null`: unlimited.'),
    max_participants: z
      .number()
      .int()
      .positive()
      .nullable()
      .meta({ examples: [16], description: '`null`: unlimited.' }),
    current_registrations: z
      .number()
      .int()
      .min(0)
      .meta({ examples: [7] }),
    registration_open: boolean(true),
    session_type: z.enum(['upcoming', 'completed']),
    payment_status: z
      .enum(['paid', 'pending', 'failed', 'refunded', 'free', 'void'])
      .nullable()
      .describe("Of the caller's registration; `null` without one. `void`: cancelled, and nothing was paid."),
    has_updates: boolean(false, 'The caller has unread updates.'),
    requirements: z.array(z.string()).meta({ examples: [['Be able to stand on skates']] }),
    what_to_bring: z.array(z.string()).meta({ examples: [['Water', 'Wrist guards']] }),
    status: z
      .enum(['scheduled', 'cancelled', 'rescheduled'])
      .describe('`rescheduled`: moved to another time, which the session already has.'),
    is_registered: boolean(false, 'The caller has a live registration.'),
    image_url: textOrNull(null),
  })
  .meta({ id: 'Session', description: 'One training session.' });

const matching = count(1, 'Number of matching sessions on all pages.');

export const sessionList = z
  .object({ count: matching, sessions: z.array(session) })
  .meta({ id: 'SessionList' });

export const upcomingSessions = z
  .object({
    count: matching,
    upcoming_sessions: z.array(session),
  })
  .meta({ id: 'UpcomingSessions' });

export const availability = z
  .object({
    can_register: boolean(true, 'The caller could register now.'),
    current_registrations: count(7),
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
    is_full: boolean(false),
    registration_open: boolean(true),
  })
  .meta({ id: 'Availability' });

export const sessionFilters = z.object({
  exclude_session: z.string().describe('Public id of a session to leave out.').optional(),
  available_only: flag('Only sessions with a free spot.'),
  upcoming_only: flag('Only sessions that have not started.'),
  program: z.string().describe("A program's public id or title.").optional(),
  ...programKind,
  start_date: day.describe('First day, in Detroit.').optional(),
  end_date: day.describe('Last day, in Detroit.').optional(),
  ...paging,
});

/** A coach with biography and certifications. */
export type Coach = z.infer<typeof coach>;
/** A training session as the caller sees it. Prices are US dollars with two decimals. */
export type Session = z.infer<typeof session>;
/** One page of sessions, with their number on all pages. */
export type SessionList = z.infer<typeof sessionList>;
/** The spots of a session; `null` means unlimited. */
export type Availability = z.infer<typeof availability>;
