import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/nouns/index.ts';
import type { ParsedQuery } from '../contract/definition/endpoint.ts';
import type { Contract } from '../contract/index.ts';
import { retryable } from './retry.ts';

/** The filters of a list of programs. */
export type ProgramFilters = ParsedQuery<Contract['programs']['list']>;

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
