import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { visitsByPerson } from '../rosters/visits.ts';
import { inStudio, type Within } from './days.ts';

const row = z.object({
  id: z.string(),
  people: z.int(),
  second: z.int(),
  third: z.int(),
  away: z.int(),
});

const awayMs = 21 * 24 * 60 * 60 * 1000;

/** People by the month of their first visit. */
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
    from (${visitsByPerson}) v
    where ${within(sql`v.first`)}
    group by 1) c`,
  where: [matchesSearch(sql`c.id`, search)],
  id: sql`c.id`,
  sorts: { month: { by: sql`c.id`, type: 'text' } },
  sortedBy: 'month',
});
