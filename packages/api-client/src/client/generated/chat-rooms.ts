// Generated from the contract by `pnpm run generate`; do not edit.

import { readChatRooms } from '../../contract/reads/chat-rooms.ts';
import type { ChatReadParams, ChatRoom, ChatRooms } from '../../contract/generated/chat-rooms.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.chatRooms`. */
export interface ChatRoomsEndpoint {
  /**
   * Rooms that the caller may join by websocket: sessions that are upcoming or ended within 14 days, past private conversations, and the coaches of those sessions.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /chat/rooms/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  list(options?: RequestOptions): PagedCall<ChatRooms, ChatRoom>;

  /**
   * Marks the messages of a room as read, up to one of them.
   *
   * For signed-in members.
   *
   * `POST /chat/rooms/read/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`
   */
  markRead(input: { body: ChatReadParams }, options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `chatRooms`, for `createCalls`. */
export const chatRoomsRows: Rows = {
  list: { method: 'GET', path: '/chat/rooms/', access: 'member', paging: 'all', reads: readChatRooms },
  markRead: { method: 'POST', path: '/chat/rooms/read/', access: 'member', reply: 'nothing' },
};
