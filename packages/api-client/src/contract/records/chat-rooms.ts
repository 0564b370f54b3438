// Written by `pnpm run wire-table` from shapes/chat-rooms.ts; do not edit.
import type { ChatRoom } from '../types/chat-rooms.ts';
import { choice, integer, isTrue, orNull, record, text, textOrNull } from '../definition/lenient.ts';
import { chatMessageRecord } from './chat.ts';

export const chatRoomRecord = (raw: unknown): ChatRoom => record(raw, { kind: choice(['training', 'private'], 'training'), id: text, title: text, is_coach: isTrue, is_closed: isTrue, unread: integer, session: orNull((raw) => record(raw, { start_datetime: text, end_datetime: text, coach_name: text, coach_id: textOrNull, participants: integer })), last_message: orNull(chatMessageRecord) });
