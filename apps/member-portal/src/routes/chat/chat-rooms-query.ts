import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';

const pollEveryMs = 30_000;

/** The conversations of the member; the last message of the others is read again while the page is visible. */
export const chatRoomsQuery = () =>
  queryOptions({
    queryKey: ['chat', 'rooms'],
    queryFn: ({ signal }) => client.chatRooms.list({ signal }),
    staleTime: 0,
    refetchInterval: pollEveryMs,
    refetchOnWindowFocus: true,
  });
