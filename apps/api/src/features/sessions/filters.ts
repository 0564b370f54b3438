import type { Contract, ParsedQuery } from '@detroit-well/api-client/contract';
import { slug } from '@detroit-well/config/slug';
import { and, sql, type SQL } from 'drizzle-orm';
import { addDays, studioInstant } from '../../platform/clock/studio-calendar.ts';

export type SessionFilters = ParsedQuery<Contract['sessions']['list']>;

const defaultLimit = 50;

/** The page of a list, from `limit` and `offset`. */
export function pageOf({ limit = defaultLimit, offset = 0 }: SessionFilters) {
  return { limit, offset };
}

/** The filters of SPEC-B 7.5 as one condition on `s` (sessions) alone, so that the count needs no joins. */
export function sessionCondition(filters: SessionFilters, now: Date): SQL {
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
  const { exclude_session: except, program, category, difficulty, start_date: from, end_date: to } = filters;
  const conditions: (SQL | undefined)[] = [
    sql`true`,
    except ? sql`s.id <> ${except}` : undefined,
    filters.upcoming_only ? sql`s.starts_at > ${at(now)}` : undefined,
    filters.available_only
      ? sql`(s.max_participants is null or s.taken < s.max_participants) and s.status <> 'cancelled'
          and s.starts_at > ${at(now)}`
      : undefined,
    program
      ? ofPrograms(sql`p.id = ${program} or p.slug = ${slug(program)} or lower(p.title) = lower(${program})`)
      : undefined,
    category
      ? ofPrograms(
          sql`k.id = ${category} or k.slug = ${slug(category)} or lower(k.name) = lower(${category})`,
        )
      : undefined,
    difficulty ? ofPrograms(sql`lower(p.difficulty_level) = lower(${difficulty})`) : undefined,
    // Days are studio days; the first and the last are included.
    from ? sql`s.starts_at >= ${at(studioInstant(from))}` : undefined,
    to ? sql`s.starts_at < ${at(studioInstant(addDays(to, 1)))}` : undefined,
  ];
  return and(...conditions) ?? sql`true`;
}

/** Matches sessions by their programs `p` and categories `k`. There are few programs. */
const ofPrograms = (condition: SQL): SQL => sql`s.program_id in (
  select p.id from programs p join categories k on k.id = p.category_id where ${condition})`;
