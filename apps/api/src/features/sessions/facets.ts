import type { SessionFacets } from '@detroit-well/api-client/contract';
import { freeSpotsLabel, levelOrder, priceLimits, timesOfDay } from '@detroit-well/config/schedule';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import {
  facetConditions,
  hasFreeSpot,
  scopeConditions,
  studioClock,
  timeOfDay,
  type FacetName,
  type SessionFilters,
} from './filters.ts';
import { nameInUrls } from '../../platform/database/schema/folded.ts';

/** The relation of a group of sessions to the filters: it meets all, all but one (its name), or fewer. */
const missed = z.enum([
  'none',
  'several',
  'category',
  'difficulty',
  'coach',
  'time_of_day',
  'max_price',
  'available_only',
  'search',
]);

const row = z.object({
  /** A day with its matching sessions; null in groups of sessions that are alike in everything that a filter asks. */
  day: z.string().nullable(),
  missed,
  count: z.int(),
  category: z.string().nullable(),
  categoryName: z.string().nullable(),
  level: z.string().nullable(),
  levelName: z.string().nullable(),
  coach: z.string().nullable(),
  coachName: z.string().nullable(),
  time: z.string().nullable(),
  /** The first of the price limits that covers the sessions; above all of them, their number. */
  limit: z.int().nullable(),
  hasSpot: z.boolean().nullable(),
});

type Group = z.output<typeof row>;

/** The number of set filters that a session misses, and the name of one of them. */
function missing(filters: SessionFilters, now: Date): { readonly count: SQL; readonly name: SQL } {
  const set = Object.entries(facetConditions(filters, now)).flatMap(([name, condition]) =>
    condition ? [{ name: sql.raw(`'${name}'`), misses: sql`(${condition}) is not true` }] : [],
  );
  if (set.length === 0) return { count: sql`0`, name: sql`'none'` };
  const names = set.map(({ name, misses }) => sql`when ${misses} then ${name}`);
  return {
    count: sql.join(
      set.map(({ misses }) => sql`(${misses})::int`),
      sql` + `,
    ),
    name: sql`case ${sql.join(names, sql` `)} else 'none' end`,
  };
}

const limitIndex = sql`(case ${sql.join(
  priceLimits.map(({ dollars }, index) =>
    sql.raw(`when s.price_public_cents <= ${dollars * 100} then ${index}`),
  ),
  sql` `,
)} else ${sql.raw(String(priceLimits.length))} end)`;

type Tools = Pick<PlatformDeps, 'database' | 'clock'>;

/** Counts what each filter leaves, in one statement that reads every upcoming session once. */
export async function sessionFacets(
  { database, clock }: Tools,
  filters: SessionFilters,
): Promise<SessionFacets> {
  const now = clock.now();
  const missed = missing(filters, now);
  const rows = await readRows(
    row,
    database.db.execute(sql`
    with judged as (
      select s.program_id, s.coach_id, ${timeOfDay} as time, ${limitIndex} as price_limit, ${hasFreeSpot(now)} as has_spot,
        (${studioClock})::date as day, ${missed.count} as misses, ${missed.name} as missed
      from sessions s
      where s.starts_at > ${now.toISOString()}::timestamptz and s.status <> 'cancelled' and ${scopeConditions(filters)}
    ), counted as (
      select program_id, coach_id, time, price_limit, has_spot, day,
        case when misses > 1 then 'several' else missed end as missed, count(*)::int as count
      from judged
      group by grouping sets ((1, 2, 3, 4, 5, 7), (6, 7))
    )
    select g.day::text as day, g.missed, g.count, g.time, g.price_limit as "limit", g.has_spot as "hasSpot",
      k.slug as category, k.name as "categoryName", ${nameInUrls(sql`p.difficulty_level`)} as level,
      p.difficulty_level as "levelName", c.slug as coach, c.name as "coachName"
    from counted g
    left join programs p on p.id = g.program_id
    left join categories k on k.id = p.category_id
    left join coaches c on c.id = g.coach_id
    where g.day is null or g.missed = 'none'
    order by g.day, k.position, k.name, p.position`),
  );
  const groups = rows.filter(({ day }) => day === null);
  const days = rows.flatMap(({ day, count }) => (day === null ? [] : [{ day, count }]));
  const { start_date: from = '', end_date: to = '9999-12-31' } = filters;
  return {
    count: sum(groups.filter((group) => group.missed === 'none')),
    total: sum(groups),
    first_day: days.at(0)?.day ?? null,
    last_day: days.at(-1)?.day ?? null,
    days: days.filter(({ day }) => day >= from && day <= to),
    facets: facetNames.map((name) => facetOf(name, groups)),
  };
}

const sum = (groups: readonly Group[]): number => groups.reduce((total, { count }) => total + count, 0);

interface Option {
  readonly value: string;
  readonly label: string;
  readonly has: (group: Group) => boolean;
}

const facetNames = [
  'category',
  'difficulty',
  'coach',
  'time_of_day',
  'max_price',
  'available_only',
  'search',
] as const satisfies readonly FacetName[];

function facetOf(name: FacetName, groups: readonly Group[]): SessionFacets['facets'][number] {
  // The choices of this filter: the other filters leave them.
  const left = groups.filter((group) => group.missed === 'none' || group.missed === name);
  const options = optionsOf[name](groups).map(({ value, label, has }) => ({
    value,
    label,
    count: sum(left.filter(has)),
  }));
  return { name, without: sum(left), options };
}

/** The different values of a column, in the order of the groups. */
function named(
  groups: readonly Group[],
  read: (group: Group) => readonly [string | null, string | null],
): Option[] {
  const labels = new Map<string, string>();
  for (const group of groups) {
    const [value, label] = read(group);
    if (value && label && !labels.has(value)) labels.set(value, label);
  }
  return [...labels].map(([value, label]) => ({ value, label, has: (group) => read(group)[0] === value }));
}

const levels: readonly string[] = levelOrder;
const rankOf = ({ label }: Option): number =>
  levels.includes(label) ? levels.indexOf(label) : levels.length;

const optionsOf: Readonly<Record<FacetName, (groups: readonly Group[]) => readonly Option[]>> = {
  category: (groups) => named(groups, ({ category, categoryName }) => [category, categoryName]),
  difficulty: (groups) =>
    named(groups, ({ level, levelName }) => [level, levelName]).toSorted(
      (one, other) => rankOf(one) - rankOf(other),
    ),
  coach: (groups) =>
    named(groups, ({ coach, coachName }) => [coach, coachName]).toSorted((one, other) =>
      one.label.localeCompare(other.label),
    ),
  time_of_day: () =>
    timesOfDay.map(({ value, label }) => ({ value, label, has: ({ time }) => time === value })),
  max_price: () =>
    priceLimits.map(({ dollars, label }, index) => ({
      value: String(dollars),
      label,
      has: ({ limit }) => limit !== null && limit <= index,
    })),
  available_only: () => [{ value: 'true', label: freeSpotsLabel, has: ({ hasSpot }) => hasSpot === true }],
  search: () => [],
};
