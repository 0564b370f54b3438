import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { byQuery } from './by-query.ts';

const start = '';

/** Query options of the notifications. Keys begin with `notifications`. */
export function notificationQueries({ notifications }: Pick<Endpoints, 'notifications'>) {
  return {
    /** The first page, with everything that needs the member. */
    first: () =>
      queryOptions({
        queryKey: ['notifications', 'first'],
        queryFn: ({ signal }) => notifications.list({}, byQuery(signal)),
      }),
    pages: () =>
      infiniteQueryOptions({
        queryKey: ['notifications', 'pages'],
        initialPageParam: start,
        queryFn: ({ pageParam, signal }) =>
          notifications.list({ query: pageParam === start ? {} : { before: pageParam } }, byQuery(signal)),
        getNextPageParam: ({ next }) => next ?? undefined,
      }),
  };
}
