import { nextMeeting, type Meeting } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { epochMsText } from './instants.ts';

const meeting = z.object({ start_datetime: z.number(), end_datetime: z.number() });

/** The column of `meetingsText`: at least one meeting, in order. */
export const meetingsColumn = z.tuple([meeting], meeting).readonly();

/** The meetings of a session, with instants in epoch milliseconds. */
export type Meetings = z.output<typeof meetingsColumn>;

/** The meeting in progress, otherwise the next one, and the last one after all. */
export const nextOf = (all: Meetings, now: Date): Meeting<number> =>
  nextMeeting({ ...all[0], meetings: all }, now);

/** The meetings of `s` (sessions) as JSON, as text for a larger raw statement. */
export const meetingsText = `coalesce(
  (select jsonb_agg(jsonb_build_object('start_datetime', ${epochMsText('t.starts_at')},
      'end_datetime', ${epochMsText('t.ends_at')}) order by t.number)
    from session_meetings t where t.session_id = s.id),
  jsonb_build_array(jsonb_build_object('start_datetime', ${epochMsText('s.starts_at')},
    'end_datetime', ${epochMsText('s.ends_at')})))`;

/** The same as a part of a query. */
export const meetings = sql.raw(meetingsText);
