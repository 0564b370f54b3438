import type { OfficePeopleChoices } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';

const nameRow = z.object({ name: z.string() });

/** The filters of people: their tags, each in one case, and the tiers of live memberships. */
export async function choicesOf(db: Db, now: Date): Promise<OfficePeopleChoices> {
  const today = studioDay(now);
  const tags = await readRows(
    nameRow,
    db.execute(sql`
    select min(t) as name from users u, unnest(u.tags) t where u.is_active group by lower(t) order by lower(t)`),
  );
  const tiers = await readRows(
    nameRow,
    db.execute(sql`
    select distinct tier as name from memberships where is_active and start_date <= ${today}::date
      and (end_date is null or end_date >= ${today}::date) order by tier`),
  );
  return { tags: tags.map(({ name }) => name), tiers: tiers.map(({ name }) => name) };
}
