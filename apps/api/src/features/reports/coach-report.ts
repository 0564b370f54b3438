import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { meetingsOf } from '../today/meetings.ts';
import type { Within } from './days.ts';

const row = z.object({
  id: z.string(),
  name: z.string(),
  meetings: z.int(),
  minutes: z.int(),
});

/** The meetings that each coach led. They last as long as they are, also where the clocks change. */
export const coachReport = (
  within: Within,
  now: Date,
  search: string | undefined,
): List<typeof row.shape> => ({
  row,
  select: sql`h.*`,
  from: sql`(
    select c.id, c.name, count(*)::int as meetings,
      (sum(extract(epoch from m.ends_at - m.starts_at)) / 60)::int as minutes
    from sessions s join coaches c on c.id = s.coach_id cross join lateral ${meetingsOf}
    where s.status <> 'cancelled' and m.starts_at <= ${now.toISOString()}::timestamptz and ${within(sql`m.starts_at`)}
    group by c.id, c.name) h`,
  where: [matchesSearch(sql`h.name`, search)],
  id: sql`h.id`,
  sorts: {
    name: { by: sql`h.name`, type: 'text' },
    hours: { by: sql`h.minutes`, type: 'bigint' },
  },
  sortedBy: 'name',
});
