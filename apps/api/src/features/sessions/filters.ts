import type { Contract, ParsedQuery } from '@detroit-well/api-client/contract';
import { searchWords } from '@detroit-well/config/fold';
import { timesOfDay } from '@detroit-well/config/schedule';
import { slug } from '@detroit-well/config/slug';
import { studioZone } from '@detroit-well/config/studio-time';
import { and, sql, type SQL } from 'drizzle-orm';
import { addDays, studioInstant } from '../../platform/clock/studio-calendar.ts';
import { folded, nameInUrls } from '../../platform/database/schema/folded.ts';

export type SessionFilters = ParsedQuery<Contract['sessions']['list']>;

const defaultLimit = 50;

/** The page of a list, from `limit` and `offset`. */
export function pageOf({ limit = defaultLimit, offset = 0 }: SessionFilters) {
  return { limit, offset };
}

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** Matches sessions by their programs `p` and categories `k`. There are few programs. */
const ofPrograms = (condition: SQL): SQL => sql`s.program_id in (
  select p.id from programs p join categories k on k.id = p.category_id where ${condition})`;

/** Matches sessions by their coaches `c`, of whom there are few. */
const ofCoaches = (condition: SQL): SQL => sql`s.coach_id in (select c.id from coaches c where ${condition})`;

/** The studio's date and time at which a session starts. */
export const studioClock = sql.raw(`s.starts_at at time zone '${studioZone}'`);

/** A session's time of day: the last one that has begun at its studio hour. */
export const timeOfDay = sql.raw(
  `(case ${timesOfDay
    .toReversed()
    .map(
      ({ value, fromHour }) =>
        `when extract(hour from s.starts_at at time zone '${studioZone}') >= ${fromHour} then '${value}'`,
    )
    .join(' ')} end)`,
);

/** A session with a free spot, which one can still register for. */
export const hasFreeSpot = (now: Date): SQL =>
  sql`((s.max_participants is null or s.taken < s.max_participants) and s.status <> 'cancelled'
    and s.starts_at > ${at(now)})`;

/** Enough for any title; more words only cost time. */
const maxWords = 8;

/**
 * Each word must stand somewhere in the title, program, category, level, coach or place. There are few programs and coaches,
 * so their texts are folded once each.
 */
function matchesWords(search: string): SQL | undefined {
  const words = searchWords(search, maxWords);
  if (words.length === 0) return undefined;
  const has = (text: SQL, word: string) => sql`strpos(${text}, ${word}) > 0`;
  const program = folded(sql`concat_ws(' ', p.title, k.name, p.difficulty_level)`);
  const found = words.map(
    (word) => sql`(${has(sql`t.text`, word)}
      or t.program_id in (select p.id from programs p join categories k on k.id = p.category_id where ${has(program, word)})
      or t.coach_id in (select c.id from coaches c where ${has(folded(sql`c.name`), word)}))`,
  );
  return sql`s.id in (select t.id from (
    select id, program_id, coach_id, ${folded(sql`(title || ' ' || location)`)} as text from sessions offset 0) t
    where ${and(...found)})`;
}

/** The filters of a form, each as a condition on `s` (sessions) alone; undefined when it is not set. */
export function facetConditions(filters: SessionFilters, now: Date) {
  const { category, difficulty, coach, time_of_day: time, max_price: dollars, search } = filters;
  return {
    category: category
      ? ofPrograms(
          sql`k.id = ${category} or k.slug = ${slug(category)} or lower(k.name) = lower(${category})`,
        )
      : undefined,
    difficulty: difficulty
      ? ofPrograms(
          sql`lower(p.difficulty_level) = lower(${difficulty})
            or ${nameInUrls(sql`p.difficulty_level`)} = lower(${difficulty})`,
        )
      : undefined,
    coach: coach ? ofCoaches(sql`c.id = ${coach} or c.slug = lower(${coach})`) : undefined,
    time_of_day: time ? sql`${timeOfDay} = ${time}` : undefined,
    max_price: dollars === undefined ? undefined : sql`s.price_public_cents <= ${dollars * 100}`,
    available_only: filters.available_only ? hasFreeSpot(now) : undefined,
    search: search ? matchesWords(search) : undefined,
  };
}

export type FacetName = keyof ReturnType<typeof facetConditions>;

/** The other filters of SPEC-B 7.5, except the dates. */
export function scopeConditions({ exclude_session: except, program }: SessionFilters): SQL {
  return (
    and(
      sql`true`,
      except ? sql`s.id <> ${except}` : undefined,
      program
        ? ofPrograms(
            sql`p.id = ${program} or p.slug = ${slug(program)} or lower(p.title) = lower(${program})`,
          )
        : undefined,
    ) ?? sql`true`
  );
}

/** All filters as one condition on `s` (sessions) alone, so that the count needs no joins. */
export function sessionCondition(filters: SessionFilters, now: Date): SQL {
  const { start_date: from, end_date: to } = filters;
  const conditions: (SQL | undefined)[] = [
    scopeConditions(filters),
    filters.upcoming_only ? sql`s.starts_at > ${at(now)}` : undefined,
    ...Object.values(facetConditions(filters, now)),
    // Days are studio days; the first and the last are included.
    from ? sql`s.starts_at >= ${at(studioInstant(from))}` : undefined,
    to ? sql`s.starts_at < ${at(studioInstant(addDays(to, 1)))}` : undefined,
  ];
  return and(...conditions) ?? sql`true`;
}
