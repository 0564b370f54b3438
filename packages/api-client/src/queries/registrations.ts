import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/call-types.ts';

export function registrationQueries({ registrations }: Pick<Client, 'registrations'>) {
  return {
    list: (status?: string) =>
      queryOptions({
        queryKey: ['registrations', 'list', status ?? 'all'],
        queryFn: ({ signal }) => registrations.list({ query: { status } }, { signal }),
      }),
  };
}
