import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import type { ProgramFilters } from '../contract/generated/programs.ts';
import { retryable } from './retry.ts';
import { byQuery } from './by-query.ts';

export function programQueries(client: Pick<Endpoints, 'programs'>) {
  const { programs } = client;
  return {
    list: (query: ProgramFilters = {}) =>
      queryOptions({
        queryKey: ['programs', 'list', query],
        queryFn: ({ signal }) => programs.list({ query }, byQuery(signal)),
      }),
    categories: () =>
      queryOptions({
        queryKey: ['programs', 'categories'],
        queryFn: ({ signal }) => programs.categories(byQuery(signal)),
        ...retryable,
      }),
    featured: () =>
      queryOptions({
        queryKey: ['programs', 'featured'],
        queryFn: ({ signal }) => programs.featured(byQuery(signal)),
      }),
    sessions: (id: string) =>
      queryOptions({
        queryKey: ['programs', 'sessions', id],
        queryFn: ({ signal }) => programs.sessions({ params: { id } }, byQuery(signal)),
      }),
  };
}
