import { listIn, rawRecord, readEach, text } from '../definition/lenient.ts';
import type { RawRecord } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import { chatRoomRecord } from '../generated/chat-rooms.ts';
import type { ChatRoom, ChatRooms } from '../generated/chat-rooms.ts';

/** A client cannot open a room without its kind or id. */
function readRoom(given: RawRecord): ChatRoom {
  const read = chatRoomRecord(given);
  if (read.kind !== given.kind || read.id === '') throw new Unreadable('A room could not be read.');
  return read;
}

export function readChatRooms(raw: unknown): ChatRooms {
  return { user_id: text(rawRecord(raw).user_id), rooms: readEach(listIn(raw, ['rooms']), readRoom) };
}
