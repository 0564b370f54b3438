// Written by `pnpm run wire-table` from shapes/chat.ts; do not edit.
import type { ChatMessage } from '../types/chat.ts';
import { record, text } from '../definition/lenient.ts';

export const chatMessageRecord = (raw: unknown): ChatMessage => record(raw, { id: text, sender: text, sender_name: text, message: text, timestamp: text });
