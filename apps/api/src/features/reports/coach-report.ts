import type { CoachMeetingFilters } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { epochMs } from '../../platform/database/instants.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { meetingsOf } from '../today/meetings.ts';
import type { Within } from './days.ts';

const row = z.object({
  id: z.string(),
  name: z.string(),
  meetings: z.int(),
  minutes: z.int(),
});

/** The meetings that count, each as long as it is, also where the clocks change. */
const countedMeetings = (within: Within, now: Date): SQL => sql`(
  select concat_ws(':', s.id, m.number) as id, s.id as session_id, s.title as session_title, c.id as coach_id, c.name as coach_name,
    m.starts_at, m.ends_at, extract(epoch from m.ends_at - m.starts_at) / 60 as minutes
  from sessions s join coaches c on c.id = s.coach_id cross join lateral ${meetingsOf}
  where s.status <> 'cancelled' and m.starts_at <= ${now.toISOString()}::timestamptz and ${within(sql`m.starts_at`)}) t`;

/** The hours that each coach led. */
export const coachReport = (
  within: Within,
  now: Date,
  search: string | undefined,
): List<typeof row.shape> => ({
  row,
  select: sql`h.*`,
  from: sql`(
    select t.coach_id as id, t.coach_name as name, count(*)::int as meetings, sum(t.minutes)::int as minutes
    from ${countedMeetings(within, now)} group by t.coach_id, t.coach_name) h`,
  where: [matchesSearch(sql`h.name`, search)],
  id: sql`h.id`,
  sorts: {
    name: { by: sql`h.name`, type: 'text' },
    hours: { by: sql`h.minutes`, type: 'bigint' },
  },
  sortedBy: 'name',
});

const isoOfMs = z.number().transform((ms) => toStudioIso(ms));
const meetingRow = z.object({
  id: z.string(),
  session_id: z.string(),
  session_title: z.string(),
  coach_id: z.string(),
  coach_name: z.string(),
  start_datetime: isoOfMs,
  end_datetime: isoOfMs,
  minutes: z.int(),
});

/** The meetings behind the rows of the report. */
export const coachMeetings = (
  within: Within,
  now: Date,
  { search, coach }: Pick<CoachMeetingFilters, 'search' | 'coach'>,
): List<typeof meetingRow.shape> => ({
  row: meetingRow,
  select: sql`t.id, t.session_id, t.session_title, t.coach_id, t.coach_name, ${epochMs('t.starts_at')} as start_datetime,
    ${epochMs('t.ends_at')} as end_datetime, t.minutes::int as minutes`,
  from: countedMeetings(within, now),
  where: [
    matchesSearch(sql`t.session_title || ' ' || t.coach_name`, search),
    coach === undefined ? undefined : sql`t.coach_id = ${coach}`,
  ],
  id: sql`t.id`,
  sorts: { start: { by: sql`t.starts_at`, type: 'timestamptz' } },
  sortedBy: 'start',
});
