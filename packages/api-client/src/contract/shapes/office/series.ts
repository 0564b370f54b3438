import * as z from 'zod';
import { weekdays } from '../../definition/weekdays.ts';
import { count, day, inputDay, instant, money, publicId, text, textOrNull, texts } from '../primitives.ts';
import { archived, bookedCount, isArchived, officeList, officeQuery, version } from './lists.ts';
import { officeSession, officeSessionBody, officeSessionQuery, sessionCancelBody } from './sessions.ts';

/** The most dates that a series with an end may have. */
export const maxSeriesDates = 400;

const weekday = z.enum(weekdays);
const wallTime = (description: string, example: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 18:30.')
    .meta({ examples: [example], description });
const startTime = wallTime('When its sessions start, by the clock in Detroit.', '18:30');
const endTime = wallTime('When they end; earlier than the start means on the next day.', '20:00');
const startText = 'The first possible day.';
const countText = 'After how many sessions it ends; days that are closed now do not count.';
const untilText = 'The last possible day, inclusive.';

const shared = officeSession.pick({
  title: true,
  description: true,
  program_id: true,
  program_title: true,
  coach_id: true,
  coach_name: true,
  location_id: true,
  location_name: true,
  max_participants: true,
  requirements: true,
  what_to_bring: true,
  picture: true,
}).shape;

export const officeSeries = z
  .object({
    id: publicId.describe('Id of the series.'),
    archived,
    version,
    ...shared,
    price_public: money,
    price_member: money,
    weekdays: z.array(weekday).meta({ description: 'On which days.', examples: [['tuesday']] }),
    interval: count(1, 'Every how many weeks.'),
    start_date: day.describe(startText),
    start_time: startTime,
    end_time: endTime,
    time_zone: text('America/Detroit', 'The zone of its times.'),
    count: z
      .number()
      .int()
      .nullable()
      .meta({ description: countText, examples: [12] }),
    until: day.nullable().meta({ description: untilText, examples: ['2026-12-15'] }),
    last_date: day
      .nullable()
      .meta({ description: 'Its last possible day; `null`: it has no end.', examples: ['2026-12-15'] }),
    exclusions: texts(
      ['2026-11-24'],
      'Days of the rule without a session, because it was deleted or the studio was closed.',
    ),
    sessions_count: count(12, 'How many sessions it has until now, without cancelled ones.'),
  })
  .meta({ id: 'OfficeSeries', description: 'Sessions that repeat by a rule.' });

export const officeSeriesList = officeList('OfficeSeriesList', officeSeries);

export const officeSeriesQuery = officeQuery(['title', 'start_date'], {
  archived: isArchived,
  program: officeSessionQuery.shape.program,
  coach: officeSessionQuery.shape.coach,
}).meta({ id: 'OfficeSeriesFilters', description: 'Filters and order of the series.' });

const body = officeSessionBody.pick({
  title: true,
  program_id: true,
  price_public: true,
  price_member: true,
  description: true,
  coach_id: true,
  location_id: true,
  max_participants: true,
  requirements: true,
  what_to_bring: true,
}).shape;

const rule = {
  weekdays: z
    .array(weekday)
    .min(1, 'Name at least one day.')
    .max(7)
    .meta({ description: 'On which days.', examples: [['tuesday']] }),
  interval: z
    .number()
    .int()
    .min(1, 'At least every week.')
    .max(52, 'At most every 52 weeks.')
    .meta({ description: 'Every how many weeks; 1 without it.', examples: [1] }),
  start_time: startTime,
  end_time: endTime,
};
const ends = {
  count: z
    .number()
    .int()
    .min(1, 'At least one session.')
    .max(maxSeriesDates, `At most ${maxSeriesDates} sessions.`)
    .nullable()
    .meta({ description: `${countText} Not together with \`until\`.`, examples: [12] }),
  until: inputDay('Enter a day.')
    .nullable()
    .meta({ description: `${untilText} Not together with \`count\`.`, examples: ['2026-12-15'] }),
};

export const officeSeriesBody = z
  .object({
    ...body,
    weekdays: rule.weekdays,
    interval: rule.interval.optional(),
    start_date: inputDay('Enter a day.').meta({ description: startText, examples: ['2026-09-01'] }),
    start_time: startTime,
    end_time: endTime,
    count: ends.count.optional(),
    until: ends.until.optional(),
  })
  .meta({
    id: 'CreateSeriesRequest',
    description: 'A new series. Its sessions of the next weeks exist when the call responds.',
    examples: [
      {
        title: 'Rhythm Roll Foundations',
        program_id: 'program-foundations',
        weekdays: ['tuesday'],
        start_date: '2026-09-01',
        start_time: '18:30',
        end_time: '20:00',
        max_participants: 12,
        price_public: '75.00',
        price_member: '60.00',
      },
    ],
  });

export const officeSeriesChange = z
  .object({ version, archived: archived.optional(), ...z.object(body).partial().shape })
  .meta({
    id: 'ChangeSeriesRequest',
    description: 'What changes about sessions that do not exist yet. An archived series makes no new ones.',
    examples: [{ version: 1, archived: true }],
  });

const choice = z.enum(['keep', 'cancel']).meta({
  description:
    'What happens to booked dates that leave the rule: single sessions, or cancelled with refunds.',
  examples: ['keep'],
});

const request = {
  scope: z.enum(['this', 'this_and_following', 'all_future']).meta({
    description:
      'Which sessions: one, that one and all after it (which begin a series of their own), or all to come.',
    examples: ['this_and_following'],
  }),
  session_id: z
    .string()
    .min(1)
    .max(64)
    .meta({ description: 'The one that `scope` is about; not needed for all.', examples: ['session-open'] })
    .optional(),
  changes: z
    .object({ ...z.object({ ...body, ...rule, ...ends }).partial().shape })
    .meta({ description: 'The fields that change.', examples: [{ start_time: '19:00', end_time: '20:30' }] }),
  dropped: choice.optional(),
  include_edited: z
    .array(z.string().min(1).max(64))
    .max(maxSeriesDates)
    .meta({
      description: 'Ids of sessions that were edited by hand and change nevertheless.',
      examples: [['session-open']],
    })
    .optional(),
};
const requestExample = {
  scope: 'this_and_following',
  session_id: 'session-open',
  changes: { start_time: '19:00', end_time: '20:30' },
};

export const seriesChangesPreviewBody = z.object(request).meta({
  id: 'PreviewSeriesChangesRequest',
  description: 'A change of some sessions of a series.',
  examples: [requestExample],
});

export const seriesChangesBody = z
  .object({
    ...request,
    preview_token: sessionCancelBody.shape.preview_token,
  })
  .meta({
    id: 'ApplySeriesChangesRequest',
    description: 'The change as its preview described it.',
    examples: [{ ...requestExample, preview_token: '1774000000000.c2lnbmF0dXJl' }],
  });

const sessionId = officeSession.shape.id;
const starts = instant.describe('When it starts.');
const wouldStart = instant.describe('When it would start.');

const seriesChangeCounts = {
  sessions_count: count(42, 'Sessions that change.'),
  people_count: count(40, 'People who are registered for one of them.'),
  registrations_count: count(120, 'Their registrations.'),
};

export const seriesChangesPreview = z
  .object({
    preview_token: text(
      '1774000000000.c2lnbmF0dXJl',
      'Confirms exactly this preview, once, within 15 minutes.',
    ),
    ...seriesChangeCounts,
    told: texts(['Dana Pruitt'], 'Who gets one email about their sessions that move or change the coach.'),
    fields: texts(['start_time', 'end_time'], 'Names of the fields in `changes`.'),
    sessions: z
      .array(
        z.object({
          id: sessionId,
          start_datetime: instant.describe('Start as it is.'),
          new_start_datetime: instant.describe('Start as it will be.'),
          booked_count: bookedCount,
        }),
      )
      .describe('The sessions that change.'),
    added: z
      .array(z.object({ start_datetime: starts }))
      .describe('Sessions that are made, because their day joins the rule.'),
    skipped: z
      .array(
        z.object({
          id: sessionId,
          start_datetime: starts,
          reason: z.enum(['edited_by_hand', 'past', 'cancelled']).meta({
            description: '`past`: its new time would be over already. `cancelled`: it stays cancelled.',
            examples: ['edited_by_hand'],
          }),
          edited_fields: texts(['coach_id'], 'What was edited by hand.'),
        }),
      )
      .describe('Sessions that stay as they are.'),
    dropped: z
      .array(
        z.object({
          id: sessionId,
          start_datetime: starts,
          booked_count: bookedCount,
        }),
      )
      .describe('Sessions whose date leaves the rule. Those without people are removed.'),
    conflicts: z
      .array(
        z.object({
          id: textOrNull('session-open', 'The session of the series; `null` for one that is made.'),
          start_datetime: wouldStart,
          kind: z.enum(['location_taken', 'coach_busy']).meta({
            description: 'What both need at that time.',
            examples: ['coach_busy'],
          }),
          session_id: publicId.describe('The other session at that time.'),
          title: text('Adult Skate', 'Its title.'),
        }),
      )
      .describe('Other sessions at the new times. Nothing is blocked by them.'),
    clock_changes: z
      .array(
        z.object({
          start_datetime: wouldStart,
          hours: z.number().meta({ description: 'How long it is that night.', examples: [2.5] }),
        }),
      )
      .describe('Sessions that are longer or shorter, because the clocks change between start and end.'),
  })
  .meta({ id: 'SeriesChangesPreview', description: 'What a change of a series does.' });

export const seriesChanged = z
  .object({
    series_id: publicId.describe('Id of the series that the sessions belong to now.'),
    ...seriesChangeCounts,
    added_count: count(0, 'Sessions that were made.'),
    dropped_count: count(0, 'Sessions whose date left the rule.'),
  })
  .meta({ id: 'SeriesChanged', description: 'What a change of a series did.' });
