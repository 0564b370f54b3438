import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { byQuery } from './by-query.ts';

/** Query options of the chat rooms. Keys begin with `chat-rooms`. */
export function chatRoomQueries({ chatRooms }: Pick<Endpoints, 'chatRooms'>) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['chat-rooms', 'list'],
        queryFn: ({ signal }) => chatRooms.list(byQuery(signal)),
      }),
  };
}
