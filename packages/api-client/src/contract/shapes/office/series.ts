import * as z from 'zod';
import { weekdays } from '../../definition/weekdays.ts';
import { count, day, money, publicId, text, texts } from '../primitives.ts';
import { archived, isArchived, officeList, officeQuery, version } from './lists.ts';
import { officeSession, officeSessionBody, officeSessionQuery } from './sessions.ts';

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
    .min(1, 'Choose at least one day.')
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
  until: z.iso
    .date('Enter a day.')
    .nullable()
    .meta({ description: `${untilText} Not together with \`count\`.`, examples: ['2026-12-15'] }),
};

export const officeSeriesBody = z
  .object({
    ...body,
    weekdays: rule.weekdays,
    interval: rule.interval.optional(),
    start_date: z.iso.date('Enter a day.').meta({ description: startText, examples: ['2026-09-01'] }),
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
