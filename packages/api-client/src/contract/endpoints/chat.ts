import * as z from 'zod';
import { instant } from '../shapes/atoms.ts';

/** Spec B 7.10. The sender is the token's user whatever `sender_id` says (Decision 3, Chat). */
export const chatSend = z.object({
  sender_id: z.string().optional(),
  message: z.string().trim().min(1).max(2000),
});

export const chatMessage = z.object({
  id: z.string(),
  sender: z.string(),
  sender_name: z.string(),
  message: z.string(),
  timestamp: instant,
});

/** Websocket paths on the websocket base address; data for the documents, not HTTP calls. */
export const chat = {
  private: {
    path: '/ws/chat/private/{userId}/{otherUserId}/',
    sends: chatSend,
    receives: chatMessage,
    summary: 'Talk between two people.',
    source: 'B 7.10',
  },
  training: {
    path: '/ws/chat/training/{sessionId}/',
    sends: chatSend,
    receives: chatMessage,
    summary: 'Talk among the people of a session.',
    source: 'B 7.10',
  },
} as const;

export type ChatMessage = z.infer<typeof chatMessage>;
