import type { HandlersOf } from '../../platform/calls/calls.ts';
import { listRooms } from './list-rooms.ts';

export const chatRoomsHandlers: HandlersOf<'chatRooms'> = { list: listRooms };
