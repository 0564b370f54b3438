import * as z from 'zod';
import { boolean, count, day, inputDay, instant, publicId, text } from '../primitives.ts';
import { bookedCount, line, officeList, officeQuery, version } from './lists.ts';
import { officeSession, sessionCancelPreview } from './sessions.ts';

const [firstDay, lastDay] = ['The first closed day.', 'The last closed day.'];
const why = 'Why the studio is closed.';

export const officeClosure = z
  .object({
    id: publicId.describe('Id of the closure.'),
    start_date: day.describe(firstDay),
    end_date: day.describe(lastDay),
    reason: text('Thanksgiving', why),
    booked: z
      .array(
        z.object({
          id: officeSession.shape.id,
          title: text('Rhythm Roll Foundations'),
          start_datetime: instant.describe('When it starts.'),
          booked_count: bookedCount,
          only_then: boolean(
            true,
            'Whether all of its meetings are on these days. Only then it is cancelled with the closure.',
          ),
        }),
      )
      .describe('Sessions on these days that people have booked. Somebody decides about each of them.'),
    version,
  })
  .meta({ id: 'OfficeClosure', description: 'Days without generated sessions.' });

export const officeClosures = officeList('OfficeClosures', officeClosure);

const ofDay = (description: string) =>
  inputDay()
    .meta({ examples: ['2026-11-26'], description })
    .optional();

export const officeClosureQuery = officeQuery(['start_date'], {
  start_date: ofDay('Closures that end on this day or later.'),
  end_date: ofDay('Closures that start on this day or earlier.'),
}).meta({ id: 'OfficeClosureFilters', description: 'Filters and order of the closures.' });

const days = (description: string) =>
  inputDay('Enter a day.').meta({ description, examples: ['2026-11-26'] });
const fields = {
  start_date: days(firstDay),
  end_date: days(lastDay),
  reason: line(200, 'Thanksgiving', why),
};

export const officeClosureBody = z.object(fields).meta({
  id: 'CreateClosureRequest',
  description: 'Days without sessions. Generated sessions that nobody has booked are removed.',
  examples: [{ start_date: '2026-11-26', end_date: '2026-11-27', reason: 'Thanksgiving' }],
});

export const officeClosureChange = z.object({ version, ...z.object(fields).partial().shape }).meta({
  id: 'ChangeClosureRequest',
  description: 'What changes about a closure. Days that are open again get no sessions back.',
  examples: [{ version: 1, end_date: '2026-11-28' }],
});

const {
  preview_token: previewToken,
  waiting_count: waitingCount,
  refund_total: refundTotal,
  people,
} = sessionCancelPreview.shape;
const sessionOnDays = {
  id: officeSession.shape.id,
  title: officeSession.shape.title,
  start_datetime: instant.describe('When it starts.'),
};

export const closureCancelPreview = z
  .object({
    preview_token: previewToken,
    people_count: count(29, 'People who are registered, each counted once.'),
    registrations_count: count(31, 'Their registrations.'),
    waiting_count: count(3, 'People on the waitlists, each counted once.'),
    refund_total: refundTotal,
    sessions: z
      .array(
        z.object({
          ...sessionOnDays,
          people_count: count(12, 'People in it.'),
          waiting_count: waitingCount,
          refund_total: refundTotal,
          people,
        }),
      )
      .describe('The sessions that are cancelled, soonest first.'),
    skipped: z
      .array(z.object(sessionOnDays))
      .describe('Booked courses that also meet on other days. They stay, and somebody decides about each.'),
  })
  .meta({
    id: 'ClosureCancelPreview',
    description: 'What cancelling the booked sessions of a closure does.',
  });
