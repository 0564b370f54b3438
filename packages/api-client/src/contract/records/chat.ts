// Written by `pnpm run wire-table` from shapes/chat.ts; do not edit.
import type * as z from 'zod';
import type * as shapes from '../shapes/chat.ts';
import { record, text } from '../definition/lenient.ts';

export const chatMessageRecord = (raw: unknown): z.infer<typeof shapes.chatMessage> => record(raw, { id: text, sender: text, sender_name: text, message: text, timestamp: text });
