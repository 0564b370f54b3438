// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { chatRoomsRows } from '../chat-rooms.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.chatRooms` without the rest of the client: `new ChatRoomsEndpoint(createCore({ baseUrl }))`. */
export type ChatRoomsEndpoint = Endpoints['chatRooms'];
export const ChatRoomsEndpoint: EndpointClass<'chatRooms'> = /* @__PURE__ */ endpointClass(chatRoomsRows);
