import type {
  ChangeClosureParams,
  CreateClosureParams,
  OfficeClosureFilters,
} from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { fieldProblem } from '../../platform/calls/problem.ts';
import { addDays, studioInstant } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { closures } from '../../platform/database/schema/training.ts';
import { matchesSearch } from '../../platform/lists/list.ts';
import { idOf, present } from '../../platform/records/columns.ts';
import type { ChangeContext, RecordKind } from '../../platform/records/record-kind.ts';
import { allOnDays, firstOnDays, meetsOnDays } from '../schedule/closed-days.ts';
import { bookedCount, removeUnbooked } from '../schedule/remove-unbooked.ts';

const row = z.object({
  id: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  reason: z.string(),
  booked: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      start_datetime: z.number().transform((ms) => toStudioIso(ms)),
      booked_count: z.int(),
      only_then: z.boolean(),
    }),
  ),
  version: z.number(),
});

/** True for the session `s` if people have booked it on the days of the closure `k`, and the team has not decided about it. */
export const isUndecided = sql`s.status <> 'cancelled' and not s.held_when_closed and ${meetsOnDays} and ${bookedCount} > 0`;

/** Of a course, the first meeting on these days. */
const booked = sql`(select coalesce(jsonb_agg(to_jsonb(b) order by b.start_datetime, b.id), '[]') from (
  select s.id, s.title, ${epochMs(firstOnDays)} as start_datetime, ${bookedCount} as booked_count, ${allOnDays} as only_then
  from sessions s where ${isUndecided}) b)`;

export const closureKind: RecordKind<
  typeof row.shape,
  Omit<OfficeClosureFilters, 'sort'>,
  CreateClosureParams,
  ChangeClosureParams
> = {
  noun: 'closure',
  many: 'closures',
  list: ({ search, start_date: from, end_date: to }) => ({
    row,
    select: sql`k.id, k.start_date::text, k.end_date::text, k.reason, ${booked} as booked, k.version`,
    from: sql`closures k`,
    where: [
      matchesSearch(sql`k.reason`, search),
      from ? sql`k.end_date >= ${from}::date` : undefined,
      to ? sql`k.start_date <= ${to}::date` : undefined,
    ],
    id: sql`k.id`,
    sorts: { start_date: { by: sql`k.start_date::text`, type: 'text' } },
    sortedBy: 'start_date',
  }),
  // The whole table: series read it before they make sessions.
  lock: (tx) => tx.execute(sql`lock table closures in exclusive mode`),
  insert: async (context, { start_date: startDate, end_date: endDate, reason }) => {
    const closed = { startDate, endDate, reason };
    requireOrder(closed);
    const id = idOf(await context.tx.insert(closures).values(closed).returning({ id: closures.id }));
    await clear(context, closed);
    return id;
  },
  update: async (context, id, { start_date: startDate, end_date: endDate, reason }) => {
    const { tx } = context;
    const [stored] = await tx.select().from(closures).where(eq(closures.id, id));
    if (stored === undefined) return;
    const closed = { ...stored, ...present({ startDate, endDate, reason }), version: stored.version + 1 };
    requireOrder(closed);
    await tx.update(closures).set(closed).where(eq(closures.id, id));
    await clear(context, closed);
  },
  delete: async (tx: Db, id) => void (await tx.delete(closures).where(eq(closures.id, id))),
};

/** No studio plans a longer one. */
const mostDays = 366;

interface Closed {
  readonly startDate: string;
  readonly endDate: string;
  readonly reason: string;
}

function requireOrder({ startDate, endDate }: Closed): void {
  if (endDate < startDate) throw fieldProblem({ end_date: ['The last day must not be before the first.'] });
  if (endDate > addDays(startDate, mostDays))
    throw fieldProblem({ end_date: ['A closure has at most a year.'] });
}

/** Removes the sessions to come of series on these days that are not booked. */
async function clear({ tx, now }: ChangeContext, { startDate, endDate, reason }: Closed): Promise<void> {
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
  await tx.execute(sql`select id from series order by id for no key update`);
  const which = sql`s.series_id is not null and not s.held_when_closed and s.starts_at > ${at(now)} and s.starts_at >= ${at(studioInstant(startDate))}
    and s.starts_at < ${at(studioInstant(addDays(endDate, 1)))}`;
  await removeUnbooked(tx, which, { reason, now, excludes: true });
}
