import { sql } from 'drizzle-orm';
import * as z from 'zod';
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

/** Places and waitlists by program, weekday and time. A course counts once, at the start of its first meeting. */
export const slotReport = (
  within: Within,
  now: Date,
  search: string | undefined,
): List<typeof row.shape> => ({
  row,
  select: sql`t.*`,
  from: sql`(
    select concat_ws('-', extract(isodow from ${start}), to_char(${start}, 'HH24:MI'), p.id) as id,
      extract(isodow from ${start})::int as weekday, to_char(${start}, 'HH24:MI') as time,
      p.id as program_id, p.title as program_title, count(*)::int as sessions,
      coalesce(sum(s.max_participants), 0)::int as places,
      coalesce(sum(b.taken) filter (where s.max_participants is not null), 0)::int as taken,
      coalesce(sum(w.waited), 0)::int as waited, coalesce(sum(w.served), 0)::int as served
    from sessions s join programs p on p.id = s.program_id
      left join lateral (select count(*) as taken from registrations r
        where r.session_id = s.id and r.status = 'confirmed') b on true
      left join (select e.session_id, count(distinct e.user_id) as waited,
        count(distinct e.user_id) filter (where e.status = 'accepted') as served
        from waitlist_entries e where e.purpose = 'waitlist' group by e.session_id) w on w.session_id = s.id
    where s.status <> 'cancelled' and s.starts_at <= ${now.toISOString()}::timestamptz and ${within(sql`s.starts_at`)}
    group by p.id, p.title, 1, 2, 3) t`,
  where: [matchesSearch(sql`t.program_title`, search)],
  id: sql`t.id`,
  sorts: {
    slot: { by: sql`t.id`, type: 'text' },
    taken: { by: sql`t.taken`, type: 'bigint' },
    waited: { by: sql`t.waited`, type: 'bigint' },
  },
  sortedBy: 'slot',
});
