import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { byQuery } from './by-query.ts';

export function registrationQueries({ registrations }: Pick<Endpoints, 'registrations'>) {
  return {
    list: (status?: string) =>
      queryOptions({
        queryKey: ['registrations', 'list', status ?? 'all'],
        queryFn: ({ signal }) => registrations.list({ query: { status } }, byQuery(signal)),
      }),
  };
}
