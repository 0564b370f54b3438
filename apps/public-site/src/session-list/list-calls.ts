import type { Client } from '@detroit-well/api-client';
import type { ScheduleFilters } from '@detroit-well/booking/schedule/filters';
import { loadSchedule } from '@detroit-well/booking/schedule/load';
import { serverDate } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import type { PageContext } from '../page.ts';
import { guestClient } from '../guest-client/guest-client.ts';
import { summarise } from '../sessions/session-view.ts';
import { readVisitor } from '../visitor/visitor.ts';
import { scheduleSessions } from '../api/max-sessions.ts';
import { fallbackTiles } from './fallback-tiles.ts';
import type { Lists } from './lists.ts';

export { createListLoader } from '@detroit-well/api-client/loading';

/** Loading the categories delays the sessions by at most this long. Milliseconds. */
const categoriesGraceMs = 1_000;

/** The visitor's client: list requests carry a member's token (SPEC-A 7.11). */
async function clientFor(context: PageContext): Promise<Pick<Client, 'programs' | 'sessions'>> {
  if (readVisitor().kind !== 'member') return guestClient(context.apiUrl);
  const { portalAuth } = await import('../visitor/portal-auth.ts');
  return portalAuth(context).client;
}

/**
 * One attempt to load the schedule and the categories together. If the categories fail, the fallback categories are used
 * (SPEC-B 9).
 */
export async function loadLists(
  context: PageContext,
  filters: ScheduleFilters,
  signal?: AbortSignal,
): Promise<Lists> {
  const client = await clientFor(context);
  // The loader shows a rate limit and counts it down.
  const call = signal ? { signal, longestWaitMs: 0 } : {};
  const tiles = client.programs.categories(call).then(
    (categories) => categories.map(({ name, session_count: count }) => ({ name, count })),
    () => null,
  );
  const schedule = await loadSchedule(
    {
      upcoming: async (query) => (await client.sessions.upcoming({ query }, call)).upcoming_sessions,
      facets: (query) => client.sessions.facets({ query }, call),
    },
    filters,
    { today: studioDay(serverDate()), limit: scheduleSessions },
  );
  const grace = new Promise<null>((resolve) => setTimeout(resolve, categoriesGraceMs, null));
  return {
    schedule: { ...schedule, sessions: schedule.sessions.map(summarise) },
    categories: (await Promise.race([tiles, grace])) ?? fallbackTiles,
  };
}
