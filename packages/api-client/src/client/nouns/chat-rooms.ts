// Written by `pnpm run wire-table` from the contract; do not edit.
import type { ChatRooms } from '../../contract/types/chat-rooms.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';

/** The calls of `client.chatRooms`. */
export interface ChatRoomsEndpoint {
  /**
   * Rooms that the caller may join by websocket: sessions that are upcoming or ended within 14 days, past private conversations, and the coaches of those sessions.
   *
   * For signed-in members.
   *
   * `GET /chat/rooms/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  list(options?: RequestOptions): CallPromise<ChatRooms>;
}
