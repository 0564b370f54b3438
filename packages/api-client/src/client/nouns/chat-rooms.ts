// Written by `pnpm run wire-table` from the contract; do not edit.
import type { ChatReadParams, ChatRoom, ChatRooms } from '../../contract/types/chat-rooms.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';
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
