import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '@detroit-well/api-client/contract';
import { createListLoader } from '@detroit-well/api-client/loading';
import type { LoadState } from '@detroit-well/api-client/loading';
import * as constants from '@detroit-well/config/constants';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../api/client.ts';
import { upcomingSessionsQuery } from '../../api/queries.ts';
import { rateLimitEnds } from '@detroit-well/booking/rate-limit';

export interface UpcomingSessions {
  readonly state: LoadState<readonly Session[]>;
  /** The last refresh failed, so the shown list may be out of date. */
  readonly stale: boolean;
  readonly busy: boolean;
  /** Retries a failed load. */
  readonly retry: () => void;
  /** Refreshes a loaded list. */
  readonly refresh: () => void;
}

/** The sessions to register for: loaded with retries within 25 s, then refreshed every 30 s while the page is visible. */
export function useUpcomingSessions(): UpcomingSessions {
  const queries = useQueryClient();
  const { queryKey } = upcomingSessionsQuery();
  const [loader] = useState(() =>
    createListLoader(async (signal) => {
      // A rate limit is shown in place of the list, with its own countdown.
      const { upcoming_sessions } = await client.sessions.upcoming({}, { signal, longestWaitMs: 0 });
      queries.setQueryData(queryKey, upcoming_sessions);
      return upcoming_sessions;
    }),
  );
  const state = useSyncExternalStore(loader.subscribe, loader.getState);
  const [wasLoaded] = useState(() => queries.getQueryData(queryKey) !== undefined);
  const query = useQuery({
    ...upcomingSessionsQuery(),
    enabled: wasLoaded || state.kind === 'ready',
    // After a rate limit, the list waits for the member.
    refetchInterval: ({ state: { error } }) =>
      rateLimitEnds(error) === null && constants.availabilityPolling.defaultMs,
    refetchOnWindowFocus: true,
  });

  // Requests and timers are outside React.
  useEffect(() => {
    if (wasLoaded) return undefined;
    loader.start();
    return loader.stop;
  }, [loader, wasLoaded]);

  return {
    state: query.data === undefined ? state : { kind: 'ready', data: query.data },
    stale: query.isError,
    busy: query.isFetching,
    retry: loader.start,
    refresh: () => void query.refetch(),
  };
}
