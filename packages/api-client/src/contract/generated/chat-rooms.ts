// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, integer, isTrue, orNull, record, text, textOrNull } from '../definition/lenient.ts';
import { chatMessageRecord } from './chat.ts';
import type { ChatMessage } from './chat.ts';

/** How far the caller has read in a room. */
export interface ChatReadParams {
  /** The kind of the room. */
  kind: 'training' | 'private';
  /** The id of the room: the session's, or the other person's. */
  room_id: string;
  /** The last message that the caller has seen. */
  message_id: string;
}

/** A chat room that the caller may join, with its last message. */
export interface ChatRoom {
  /** Which of the two websocket paths opens it. */
  kind: 'training' | 'private';
  /** What that path names: the session's id, or the other person's. */
  id: string;
  /** The session's title, or the person's first name and initial. */
  title: string;
  /** The person of a private room is a coach. */
  is_coach: boolean;
  /** The session has ended: the room can be read, not written to. */
  is_closed: boolean;
  /** Messages of other people that the caller has not read. */
  unread: number;
  /** Null in a private room. */
  session: {
    /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
    /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    end_datetime: string;
    /** Name of the coach; empty without one. */
    coach_name: string;
    /** The coach as `sender` of a message; null where the coach has no account. */
    coach_id: string | null;
    /** Confirmed registrations. */
    participants: number;
  } | null;
  /** The newest message; `null` in a room without messages. A message to everyone in a chat room. */
  last_message: ChatMessage | null;
}

/** The chat rooms of the caller. */
export interface ChatRooms {
  /** The caller as `sender` of a message, and as the first id in the path of a private room. */
  user_id: string;
  /** The rooms that the caller may join. */
  rooms: ChatRoom[];
}

export const chatRoomRecord = (raw: unknown): ChatRoom => record(raw, { kind: choice(['training', 'private'], 'training'), id: text, title: text, is_coach: isTrue, is_closed: isTrue, unread: integer, session: orNull((raw) => record(raw, { start_datetime: text, end_datetime: text, coach_name: text, coach_id: textOrNull, participants: integer })), last_message: orNull(chatMessageRecord) });
