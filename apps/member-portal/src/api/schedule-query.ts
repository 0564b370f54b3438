import { queryOptions } from '@tanstack/react-query';
import { filterQuery, type ScheduleFilters } from '@detroit-well/booking/schedule/filters';
import { loadSchedule, type Schedule } from '@detroit-well/booking/schedule/load';
import * as constants from '@detroit-well/config/constants';
import type { Day } from '@detroit-well/config/studio-time';
import { client } from './client.ts';
import { scheduleKey } from './queries.ts';
import { retryPassing } from './query-client.ts';

/** One attempt to load the sessions that match the filters, with what each filter leaves. */
export function loadOnce(
  filters: ScheduleFilters,
  today: Day,
  call: { readonly signal: AbortSignal; readonly longestWaitMs?: number },
): Promise<Schedule> {
  return loadSchedule(
    {
      upcoming: async (query) => (await client.sessions.upcoming({ query }, call)).upcoming_sessions,
      facets: (query) => client.sessions.facets({ query }, call),
    },
    filters,
    // Without a limit, the first list is the early call of the document.
    { today },
  );
}

/** The schedule of the dashboard. It is loaded first by `useUpcomingSessions`, and renewed by this query. */
export const scheduleQuery = (filters: ScheduleFilters, today: Day) =>
  queryOptions({
    queryKey: [...scheduleKey, filterQuery(filters)],
    queryFn: ({ signal }) => loadOnce(filters, today, { signal }),
    retry: retryPassing(constants.sessionsRetry.maxRetries),
  });
