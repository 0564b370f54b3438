import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/nouns/index.ts';
import type { ProgramFilters } from '../contract/types/programs.ts';
import { retryable } from './retry.ts';

export function programQueries(client: Pick<Endpoints, 'programs'>) {
  const { programs } = client;
  return {
    list: (query: ProgramFilters = {}) =>
      queryOptions({
        queryKey: ['programs', 'list', query],
        queryFn: ({ signal }) => programs.list({ query }, { signal }),
      }),
    categories: () =>
      queryOptions({
        queryKey: ['programs', 'categories'],
        queryFn: ({ signal }) => programs.categories({ signal }),
        ...retryable,
      }),
    featured: () =>
      queryOptions({
        queryKey: ['programs', 'featured'],
        queryFn: ({ signal }) => programs.featured({ signal }),
      }),
    sessions: (id: string) =>
      queryOptions({
        queryKey: ['programs', 'sessions', id],
        queryFn: ({ signal }) => programs.sessions({ params: { id } }, { signal }),
      }),
  };
}
