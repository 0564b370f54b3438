import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import type { FacetFilters, SessionFilters } from '../contract/generated/sessions.ts';
import { retryable } from './retry.ts';
import { byQuery } from './by-query.ts';

/** Query options of sessions. Lists retry up to 3 times. Keys begin with `sessions`. */
export function sessionQueries(client: Pick<Endpoints, 'sessions'>) {
  const { sessions } = client;
  return {
    upcoming: (query: SessionFilters = {}) =>
      queryOptions({
        queryKey: ['sessions', 'upcoming', query],
        queryFn: async ({ signal }) =>
          (await sessions.upcoming({ query }, byQuery(signal))).upcoming_sessions,
        ...retryable,
      }),
    list: (query: SessionFilters = {}) =>
      queryOptions({
        queryKey: ['sessions', 'list', query],
        queryFn: ({ signal }) => sessions.list({ query }, byQuery(signal)),
        ...retryable,
      }),
    facets: (query: FacetFilters = {}) =>
      queryOptions({
        queryKey: ['sessions', 'facets', query],
        queryFn: ({ signal }) => sessions.facets({ query }, byQuery(signal)),
        ...retryable,
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: ['sessions', 'detail', id],
        queryFn: ({ signal }) => sessions.detail({ params: { id } }, byQuery(signal)),
      }),
    availability: (id: string) =>
      queryOptions({
        queryKey: ['sessions', 'availability', id],
        queryFn: ({ signal }) => sessions.availability({ params: { id } }, byQuery(signal)),
        staleTime: 0,
      }),
    roster: (id: string) =>
      queryOptions({
        queryKey: ['sessions', 'roster', id],
        queryFn: ({ signal }) => sessions.roster({ params: { id } }, byQuery(signal)),
      }),
  };
}
