import type { SlotSessionFilters } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { epochMs } from '../../platform/database/instants.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { inStudio, type Within } from './days.ts';

const row = z.object({
  id: z.string(),
  weekday: z.int(),
  time: z.string(),
  program_id: z.string(),
  program_title: z.string(),
  sessions: z.int(),
  places: z.int(),
  taken: z.int(),
  waited: z.int(),
  served: z.int(),
});

const start = inStudio(sql`s.starts_at`);

/** The sessions that count: they started on these days and were not cancelled. A course counts once, at the start of its first meeting. */
const countedSessions = (within: Within, now: Date): SQL => sql`(
  select s.id, s.title, s.starts_at, concat_ws('-', extract(isodow from ${start}), to_char(${start}, 'HH24:MI'), p.id) as slot,
    extract(isodow from ${start})::int as weekday, to_char(${start}, 'HH24:MI') as time,
    p.id as program_id, p.title as program_title, s.max_participants as places, b.taken,
    coalesce(w.waited, 0)::int as waited, coalesce(w.served, 0)::int as served
  from sessions s join programs p on p.id = s.program_id
    cross join lateral (select count(*)::int as taken from registrations r
      where r.session_id = s.id and r.status = 'confirmed') b
    left join (select e.session_id, count(distinct e.user_id) as waited,
      count(distinct e.user_id) filter (where e.status = 'accepted') as served
      from waitlist_entries e where e.purpose = 'waitlist' group by e.session_id) w on w.session_id = s.id
  where s.status <> 'cancelled' and s.starts_at <= ${now.toISOString()}::timestamptz and ${within(sql`s.starts_at`)}) c`;

/** Places and waitlists by program, weekday and time. */
export const slotReport = (
  within: Within,
  now: Date,
  search: string | undefined,
): List<typeof row.shape> => ({
  row,
  select: sql`t.*`,
  from: sql`(
    select c.slot as id, c.weekday, c.time, c.program_id, c.program_title, count(*)::int as sessions,
      coalesce(sum(c.places), 0)::int as places,
      coalesce(sum(c.taken) filter (where c.places is not null), 0)::int as taken,
      sum(c.waited)::int as waited, sum(c.served)::int as served
    from ${countedSessions(within, now)}
    group by c.slot, c.weekday, c.time, c.program_id, c.program_title) t`,
  where: [matchesSearch(sql`t.program_title`, search)],
  id: sql`t.id`,
  sorts: {
    slot: { by: sql`t.id`, type: 'text' },
    taken: { by: sql`t.taken`, type: 'bigint' },
    waited: { by: sql`t.waited`, type: 'bigint' },
  },
  sortedBy: 'slot',
});

const sessionRow = z.object({
  id: z.string(),
  title: z.string(),
  slot: z.string(),
  start_datetime: z.number().transform((ms) => toStudioIso(ms)),
  places: z.int().nullable(),
  taken: z.int(),
  waited: z.int(),
  served: z.int(),
});

/** The sessions behind the rows of the report. */
export const slotSessions = (
  within: Within,
  now: Date,
  { search, slot, waited }: Pick<SlotSessionFilters, 'search' | 'slot' | 'waited'>,
): List<typeof sessionRow.shape> => ({
  row: sessionRow,
  select: sql`c.id, c.title, c.slot, ${epochMs('c.starts_at')} as start_datetime, c.places, c.taken, c.waited, c.served`,
  from: countedSessions(within, now),
  where: [
    matchesSearch(sql`c.title`, search),
    slot === undefined ? undefined : sql`c.slot = ${slot}`,
    waited === undefined ? undefined : sql`(c.waited > 0) = ${waited}`,
  ],
  id: sql`c.id`,
  sorts: { start: { by: sql`c.starts_at`, type: 'timestamptz' } },
  sortedBy: 'start',
});
