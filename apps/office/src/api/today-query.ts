import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** What happens today and what waits: the first screen, the next roster and the count in the rail. */
export const todayQuery = () =>
  queryOptions({
    queryKey: ['office', 'today'],
    queryFn: ({ signal }) => client.office.today.read({ signal }),
    refetchInterval: 60_000,
  });
