// Written by `pnpm run wire-table` from the contract; do not edit.
import { readChatRooms } from '../../contract/reads/chat-rooms.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `chatRooms`, for `createCalls`. */
export const chatRoomsRows: Rows = {
  list: { method: 'GET', path: '/chat/rooms/', access: 'member', paging: 'all', reads: readChatRooms },
  markRead: { method: 'POST', path: '/chat/rooms/read/', access: 'member', reply: 'nothing' },
};
