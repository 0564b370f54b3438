import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';

const pollEveryMs = 30_000;

/** The member's conversations. The last messages of the other rooms are refetched while the page is visible. */
export const chatRoomsQuery = () =>
  queryOptions({
    queryKey: ['chat', 'rooms'],
    queryFn: ({ signal }) => client.chatRooms.list({ signal }),
    staleTime: 0,
    refetchInterval: pollEveryMs,
    refetchOnWindowFocus: true,
  });
