import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { constants } from '@detroit-well/config/constants';
import type { Client } from '../client/create-client.ts';
import type { FeedPage } from '../contract/shapes/profile.ts';
import { ApiError } from '../errors/api-error.ts';

const { limit } = constants.feedPage;
const firstOffset: number = constants.feedPage.offset;
const noFeed: FeedPage = { count: 0, next: null, previous: null, results: [] };

export function profileQueries({ profile }: Pick<Client, 'profile'>) {
  return {
    me: () => queryOptions({ queryKey: ['profile', 'me'], queryFn: ({ signal }) => profile.me({ signal }) }),
    dashboard: () =>
      queryOptions({
        queryKey: ['profile', 'dashboard'],
        queryFn: ({ signal }) => profile.dashboard({ signal }),
      }),
    trainingDashboard: () =>
      queryOptions({
        queryKey: ['profile', 'training-dashboard'],
        queryFn: ({ signal }) => profile.trainingDashboard({ signal }),
      }),
    /** The post feed, 10 at a time. A server that answers with the older profile reading has no posts. */
    feed: () =>
      infiniteQueryOptions({
        queryKey: ['profile', 'feed'],
        initialPageParam: firstOffset,
        queryFn: async ({ pageParam, signal }) => {
          const page = await profile.feed({ query: { limit, offset: pageParam }, signal });
          return 'results' in page ? page : noFeed;
        },
        getNextPageParam: (last, _pages, offset) => (last.next === null ? undefined : offset + limit),
      }),
  };
}

export function contactQueries({ contacts }: Pick<Client, 'contacts'>) {
  return {
    list: () =>
      queryOptions({ queryKey: ['contacts', 'list'], queryFn: ({ signal }) => contacts.list({ signal }) }),
  };
}

export function billingQueries({ billing }: Pick<Client, 'billing'>) {
  return {
    /** `null`: there is no address; a 404 means just that (Spec B 7.3). */
    address: () =>
      queryOptions({
        queryKey: ['billing', 'address'],
        queryFn: async ({ signal }) => {
          try {
            return await billing.get({ signal });
          } catch (error) {
            if (error instanceof ApiError && error.status === 404) return null;
            throw error;
          }
        },
      }),
  };
}

export function waiverQueries({ waiver }: Pick<Client, 'waiver'>) {
  return {
    content: () =>
      queryOptions({ queryKey: ['waiver', 'content'], queryFn: ({ signal }) => waiver.content({ signal }) }),
    status: () =>
      queryOptions({ queryKey: ['waiver', 'status'], queryFn: ({ signal }) => waiver.status({ signal }) }),
  };
}

export function waitlistQueries({ waitlist }: Pick<Client, 'waitlist'>) {
  return {
    status: (id: string) =>
      queryOptions({
        queryKey: ['waitlist', 'status', id],
        queryFn: ({ signal }) => waitlist.status({ params: { id }, signal }),
      }),
  };
}
