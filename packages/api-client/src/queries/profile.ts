import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as constants from '@detroit-well/config/constants';
import type { Endpoints } from '../client/generated/index.ts';
import { byQuery } from './by-query.ts';

const { limit } = constants.feedPage;
const firstOffset: number = constants.feedPage.offset;

/** Query options of the profile, the dashboards and the feed. Keys begin with `profile`. */
export function profileQueries({ profile }: Pick<Endpoints, 'profile'>) {
  return {
    me: () =>
      queryOptions({ queryKey: ['profile', 'me'], queryFn: ({ signal }) => profile.me(byQuery(signal)) }),
    dashboard: () =>
      queryOptions({
        queryKey: ['profile', 'dashboard'],
        queryFn: ({ signal }) => profile.dashboard(byQuery(signal)),
      }),
    trainingDashboard: () =>
      queryOptions({
        queryKey: ['profile', 'training-dashboard'],
        queryFn: ({ signal }) => profile.trainingDashboard(byQuery(signal)),
      }),
    /** The post feed, 10 posts at a time. */
    feed: () =>
      infiniteQueryOptions({
        queryKey: ['profile', 'feed'],
        initialPageParam: firstOffset,
        queryFn: ({ pageParam, signal }) =>
          profile.feed({ query: { limit, offset: pageParam } }, byQuery(signal)),
        getNextPageParam: (last, _pages, offset) => (last.next === null ? undefined : offset + limit),
      }),
  };
}
