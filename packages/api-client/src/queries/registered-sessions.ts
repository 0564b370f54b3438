import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import type { SessionMessage } from '../contract/generated/registered-sessions.ts';
import { byQuery } from './by-query.ts';

const messagesPerPage = 50;
const newest = '';

/** Query options of the member's sessions. Keys begin with `registered-sessions`. */
export function registeredSessionQueries({ registeredSessions }: Pick<Endpoints, 'registeredSessions'>) {
  const of = (id: string, what: string) => ['registered-sessions', what, id] as const;
  return {
    list: () =>
      queryOptions({
        queryKey: ['registered-sessions', 'list'],
        queryFn: ({ signal }) => registeredSessions.list(byQuery(signal)),
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: of(id, 'detail'),
        queryFn: ({ signal }) => registeredSessions.detail({ params: { id } }, byQuery(signal)),
      }),
    /** Never cached: the refund of a cancellation depends on the current time. */
    cancelPreview: (id: string) =>
      queryOptions({
        queryKey: of(id, 'cancel-preview'),
        queryFn: ({ signal }) => registeredSessions.cancelPreview({ params: { id } }, byQuery(signal)),
        staleTime: 0,
        gcTime: 0,
      }),
    /** Never cached: prices, seats and the last free moment change. */
    moveOptions: (id: string) =>
      queryOptions({
        queryKey: of(id, 'move-options'),
        queryFn: ({ signal }) => registeredSessions.moveOptions({ params: { id } }, byQuery(signal)),
        staleTime: 0,
        gcTime: 0,
      }),
    updates: (id: string) =>
      queryOptions({
        queryKey: of(id, 'updates'),
        queryFn: ({ signal }) => registeredSessions.updates({ params: { id } }, byQuery(signal)),
      }),
    /** The messages of a session, the page of the newest ones first. */
    messages: (id: string) =>
      infiniteQueryOptions({
        queryKey: of(id, 'messages'),
        initialPageParam: newest,
        queryFn: ({ pageParam, signal }) =>
          registeredSessions.messages(
            {
              params: { id },
              query: { limit: messagesPerPage, ...(pageParam === newest ? {} : { before: pageParam }) },
            },
            byQuery(signal),
          ),
        getNextPageParam: (last: SessionMessage[]) =>
          last.length < messagesPerPage ? undefined : last[0]?.public_id,
      }),
    participants: (id: string) =>
      queryOptions({
        queryKey: of(id, 'participants'),
        queryFn: ({ signal }) => registeredSessions.participants({ params: { id } }, byQuery(signal)),
      }),
    materials: (id: string) =>
      queryOptions({
        queryKey: of(id, 'materials'),
        queryFn: ({ signal }) => registeredSessions.materials({ params: { id } }, byQuery(signal)),
      }),
    calendar: (id: string, type: 'ics' | 'google' | 'outlook') =>
      queryOptions({
        queryKey: [...of(id, 'calendar'), type],
        queryFn: ({ signal }) => registeredSessions.calendar({ params: { id, type } }, byQuery(signal)),
      }),
  };
}
