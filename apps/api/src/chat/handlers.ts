import type { HandlersOf } from '../calls.ts';
import { listRooms } from './list-rooms.ts';

export const chatRoomsHandlers: HandlersOf<'chatRooms'> = { list: listRooms };
