import type { HandlersOf } from '../../platform/calls/calls.ts';
import { listRooms } from './list-rooms.ts';
import { markRead } from './mark-read.ts';

export const chatRoomsHandlers: HandlersOf<'chatRooms'> = { list: listRooms, markRead };
