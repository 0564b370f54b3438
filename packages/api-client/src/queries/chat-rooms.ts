import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/call-types.ts';

/** Query options of the chat rooms. Keys begin with `chat-rooms`. */
export function chatRoomQueries({ chatRooms }: Pick<Client, 'chatRooms'>) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['chat-rooms', 'list'],
        queryFn: ({ signal }) => chatRooms.list({ signal }),
      }),
  };
}
