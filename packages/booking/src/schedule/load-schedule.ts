import type { FacetFilters, Session, SessionFacets, SessionFilters } from '@detroit-well/api-client/contract';
import { scheduleDays, sessionsPerPage } from '@detroit-well/config/schedule';
import { fold } from '@detroit-well/config/fold';
import { slug } from '@detroit-well/config/slug';
import { addDays, type Day } from '@detroit-well/config/studio-time';
import {
  apiNames,
  filterNames,
  sessionQuery,
  stripStart,
  type FilterName,
  type ScheduleFilters,
} from './filters.ts';
import { startDay } from './shown-days.ts';

/** The sessions from the first day on, and what each filter leaves. */
export interface Schedule {
  /** The filters in effect, in the spelling of the server: an unknown category became a search, other unknown values are gone. */
  readonly filters: ScheduleFilters;
  /** Values of the given filters that no session has. */
  readonly unknown: readonly string[];
  readonly sessions: readonly Session[];
  /** There are more, on later days than these. */
  readonly isCut: boolean;
  /** Null when the server does not count them. */
  readonly facets: SessionFacets | null;
}

/**
 * The data of the controls of a schedule: its counts, and the filters that they belong to. `sessions`: null while there is no
 * list.
 */
export type Counted = Pick<Schedule, 'filters' | 'facets'> & { readonly sessions: readonly unknown[] | null };

export interface ScheduleCalls {
  readonly upcoming: (query: SessionFilters) => Promise<readonly Session[]>;
  readonly facets: (query: FacetFilters) => Promise<SessionFacets>;
}

/** The options of a filter, as the server lists them. */
export const facetOf = (facets: SessionFacets | null, name: FilterName) =>
  facets?.facets.find((facet) => facet.name === apiNames[name]);

/** The filters whose values the server takes from its sessions. */
const listedNames: readonly FilterName[] = ['category', 'level', 'coach'];

/** Spells the filters as the server does. What it does not know of a category becomes a search; the rest is left out. */
function resolve(filters: ScheduleFilters, facets: SessionFacets): Pick<Schedule, 'filters' | 'unknown'> {
  const resolved: Record<keyof ScheduleFilters, string> = { ...filters };
  const unknown: string[] = [];
  for (const name of listedNames) {
    const wanted = filters[name].toLowerCase();
    if (wanted === '') continue;
    const folded = fold(wanted);
    const options = facetOf(facets, name)?.options ?? [];
    const known = options.find(
      ({ value, label }) => value === wanted || fold(label) === folded || slug(label) === wanted,
    );
    resolved[name] = known?.value ?? '';
    if (known) continue;
    if (name === 'category') resolved.q = [filters.q, filters.category].filter(Boolean).join(' ');
    else unknown.push(filters[name]);
  }
  return { filters: resolved, unknown };
}

const isSame = (one: ScheduleFilters, other: ScheduleFilters): boolean =>
  filterNames.every((name) => one[name].toLowerCase() === other[name].toLowerCase());

/**
 * A page of the list without its last day, which may go on after the page; later days begin with that day. A page of one day
 * gets the rest of that day.
 */
async function wholeDays(
  page: readonly Session[],
  moreFrom: (day: Day, offset: number) => Promise<readonly Session[]>,
): Promise<readonly Session[]> {
  const last = page.at(-1);
  const lastDay = last === undefined ? '' : startDay(last);
  if (lastDay === '') return page;
  const before = page.filter((session) => startDay(session) !== lastDay);
  if (before.length > 0) return before;
  const day = [...page];
  for (;;) {
    const more = await moreFrom(lastDay, day.length);
    day.push(...more);
    if (more.length < sessionsPerPage) return day;
  }
}

/** Loads a page of the list with its counts; without `limit`, a page of the server's size. A server without counts still gives a list. */
export async function loadSchedule(
  calls: ScheduleCalls,
  filters: ScheduleFilters,
  { today, limit }: { readonly today: Day; readonly limit?: number },
): Promise<Schedule> {
  const first = stripStart(filters, today, scheduleDays);
  const load = (by: ScheduleFilters) => {
    const query = sessionQuery(by);
    return Promise.all([
      calls.upcoming({
        ...query,
        ...(by.from ? { start_date: by.from } : {}),
        ...(limit === undefined ? {} : { limit }),
      }),
      calls
        .facets({ ...query, start_date: first, end_date: addDays(first, scheduleDays - 1) })
        .catch(() => null),
    ]);
  };
  let [sessions, facets] = await load(filters);
  let known: Pick<Schedule, 'filters' | 'unknown'> = { filters, unknown: [] };
  if (facets) {
    known = resolve(filters, facets);
    if (!isSame(known.filters, filters)) [sessions, facets] = await load(known.filters);
  }
  const isCut = sessions.length >= (limit ?? sessionsPerPage);
  if (isCut) {
    const query = sessionQuery(known.filters);
    sessions = await wholeDays(sessions, (day, offset) =>
      calls.upcoming({ ...query, start_date: day, end_date: day, offset, limit: sessionsPerPage }),
    );
  }
  return { ...known, sessions, isCut, facets };
}
