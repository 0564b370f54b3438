import type { ChatRoom, ChatRooms } from '../shapes/chat-rooms.ts';
import { isRecord, listIn, rawRecord, oneOf, readEach, text, textOrNull, integer } from './lenient.ts';
import type { RawRecord } from './lenient.ts';
import { Unreadable } from './unreadable.ts';

function readRoomSession(raw: unknown): ChatRoom['session'] {
  if (!isRecord(raw)) return null;
  return {
    start_datetime: text(raw.start_datetime),
    end_datetime: text(raw.end_datetime),
    coach_name: text(raw.coach_name),
    coach_id: textOrNull(raw.coach_id),
    participants: integer(raw.participants),
  };
}

function readLastMessage(raw: unknown): ChatRoom['last_message'] {
  if (!isRecord(raw)) return null;
  return {
    id: text(raw.id),
    sender: text(raw.sender),
    sender_name: text(raw.sender_name),
    message: text(raw.message),
    timestamp: text(raw.timestamp),
  };
}

/** A client cannot open a room without its kind or id. */
function readRoom(given: RawRecord): ChatRoom {
  const kind = oneOf(['training', 'private'], given.kind, null);
  const id = text(given.id);
  if (kind === null || id === '') throw new Unreadable('A room could not be read.');
  return {
    kind,
    id,
    title: text(given.title),
    is_coach: given.is_coach === true,
    session: readRoomSession(given.session),
    last_message: readLastMessage(given.last_message),
  };
}

export function readChatRooms(raw: unknown): ChatRooms {
  return { user_id: text(rawRecord(raw).user_id), rooms: readEach(listIn(raw, ['rooms']), readRoom) };
}
