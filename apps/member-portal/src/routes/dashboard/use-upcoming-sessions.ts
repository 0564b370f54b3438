import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createListLoader } from '@detroit-well/api-client/loading';
import type { LoadState } from '@detroit-well/api-client/loading';
import type { ChangedBy, ScheduleFilters } from '@detroit-well/booking/schedule/filters';
import type { Schedule } from '@detroit-well/booking/schedule/load';
import * as constants from '@detroit-well/config/constants';
import type { Day } from '@detroit-well/config/studio-time';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { loadOnce, scheduleQuery } from '../../api/schedule-query.ts';
import { rateLimitEnds } from '@detroit-well/booking/rate-limit';

export interface UpcomingSessions {
  readonly state: LoadState<Schedule>;
  /** The shown list is that of the previous filters. */
  readonly pending: boolean;
  /** The last refresh failed, so the shown list may be out of date. */
  readonly stale: boolean;
  readonly busy: boolean;
  /** Retries a failed load. */
  readonly retry: () => void;
  /** Refreshes a loaded list. */
  readonly refresh: () => void;
}

interface Wanted {
  readonly filters: ScheduleFilters;
  readonly by: ChangedBy;
  readonly today: Day;
}

/**
 * The sessions to register for: loaded with retries within 25 s, then refreshed every 30 s while the page is visible. After a
 * change of the filters, the rows of the previous ones stay until an attempt has failed.
 */
export function useUpcomingSessions({ filters, by, today }: Wanted): UpcomingSessions {
  const queries = useQueryClient();
  const options = scheduleQuery(filters, today);
  const loader = useMemo(
    () =>
      createListLoader(async (signal) => {
        // A rate limit is shown in place of the list, with its own countdown.
        const schedule = await loadOnce(filters, today, { signal, longestWaitMs: 0 });
        queries.setQueryData(scheduleQuery(filters, today).queryKey, schedule);
        return schedule;
      }),
    [queries, filters, today],
  );
  const loading = useSyncExternalStore(loader.subscribe, loader.getState);
  const query = useQuery({
    ...options,
    enabled: queries.getQueryData(options.queryKey) !== undefined,
    placeholderData: keepPreviousData,
    // After a rate limit, the list waits for the member.
    refetchInterval: ({ state: { error } }) =>
      rateLimitEnds(error) === null && constants.availabilityPolling.defaultMs,
    refetchOnWindowFocus: true,
  });

  // Requests and timers are outside React.
  useEffect(() => {
    if (queries.getQueryData(scheduleQuery(filters, today).queryKey) !== undefined) return undefined;
    // Text is still being typed.
    const timer = by === 'typing' ? setTimeout(loader.start, constants.searchDebounce.searchBoxMs) : null;
    if (timer === null) loader.start();
    return () => {
      if (timer !== null) clearTimeout(timer);
      loader.stop();
    };
  }, [loader, queries, filters, by, today]);

  const { data, isPlaceholderData: pending } = query;
  const isFirstTry = loading.kind === 'loading' && loading.failures === 0;
  return {
    state: data === undefined || (pending && !isFirstTry) ? loading : { kind: 'ready', data },
    pending,
    stale: query.isError,
    busy: query.isFetching,
    retry: loader.start,
    refresh: () => void query.refetch(),
  };
}
