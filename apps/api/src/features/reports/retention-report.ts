import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { inStudio, type Within } from './days.ts';

const row = z.object({
  id: z.string(),
  people: z.int(),
  second: z.int(),
  third: z.int(),
  away: z.int(),
});

const awayMs = 21 * 24 * 60 * 60 * 1000;

/** People by the month of their first visit. A visit is a check-in that stands, at the start of its meeting. */
export const retentionReport = (
  within: Within,
  now: Date,
  search: string | undefined,
): List<typeof row.shape> => ({
  row,
  select: sql`c.*`,
  from: sql`(
    select to_char(${inStudio(sql`v.first`)}, 'YYYY-MM') as id, count(*)::int as people,
      count(*) filter (where v.visits >= 2)::int as second, count(*) filter (where v.visits >= 3)::int as third,
      count(*) filter (where v.last < ${new Date(now.getTime() - awayMs).toISOString()}::timestamptz)::int as away
    from (
      select r.user_id, count(*) as visits, min(coalesce(m.starts_at, s.starts_at)) as first,
        max(coalesce(m.starts_at, s.starts_at)) as last
      from attendance_facts a join registrations r on r.id = a.registration_id join sessions s on s.id = a.session_id
        left join session_meetings m on m.session_id = a.session_id and m.number = a.meeting
      where a.standing and r.user_id is not null
      group by r.user_id) v
    where ${within(sql`v.first`)}
    group by 1) c`,
  where: [matchesSearch(sql`c.id`, search)],
  id: sql`c.id`,
  sorts: { month: { by: sql`c.id`, type: 'text' } },
  sortedBy: 'month',
});
