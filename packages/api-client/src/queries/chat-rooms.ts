import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/call-types.ts';

export function chatRoomQueries({ chatRooms }: Pick<Client, 'chatRooms'>) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['chat-rooms', 'list'],
        queryFn: ({ signal }) => chatRooms.list({ signal }),
      }),
  };
}
