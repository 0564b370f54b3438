import { messageTooLongText } from '@detroit-well/validation/messages/length';
import * as z from 'zod';
import { count, instant, text } from '../shapes/primitives.ts';

/**
 * Authenticates a connection: the access token as the second subprotocol, `new WebSocket(url, ['bearer', token])`, or in
 * the first frame. Never put it in the URL, because URLs are logged.
 */
export const chatHello = z.object({ token: z.string().min(1).max(4096) });

/** SPEC-B 7.10. The sender is the token's user, whatever `sender_id` says (SPEC-B 10.14). */
const chatSend = z
  .object({
    sender_id: z.string().describe('Ignored: the sender is the user of the token.').optional(),
    message: z
      .string('Message is required')
      .trim()
      .min(1, 'Message is required')
      .max(2000, messageTooLongText(2000)),
  })
  .meta({ id: 'ChatSend', examples: [{ sender_id: 'usr_josephine', message: 'Is the small rink open?' }] });

/**
 * The server sends each message to everyone in the room, including its sender. On joining, a client first gets the latest
 * messages. `id` identifies duplicates.
 */
export const chatMessage = z
  .object({
    id: text('msg_1f', 'Stable, so that a repeated message can be recognized.'),
    sender: text('usr_renee'),
    sender_name: text('Renee O.'),
    message: text('Yes, from six.'),
    timestamp: instant,
  })
  .meta({ id: 'ChatMessage' });

/** A rejected frame. Only its sender gets this, and the connection stays open. `code` distinguishes it from a message. */
const chatProblem = z
  .object({
    code: z
      .enum(['validation_failed', 'rate_limited', 'unavailable'])
      .describe('Tells a problem from a message.'),
    error: text('Message is required', 'A sentence for the person who wrote.'),
    retry_after: count(5, 'Seconds, where waiting helps.').optional(),
  })
  .meta({ id: 'ChatProblem' });

/** Close codes of the server, besides those of RFC 6455 (1001 going away, 1009 too big). */
export const chatCloseCodes = {
  /** Too many frames in a short time. */
  flooding: 1008,
  /** The server cannot serve this connection now; retry later. */
  tryAgainLater: 1013,
  /** The token is missing or invalid, or its sign-in has ended. */
  notAuthenticated: 4401,
  /** The caller is not part of this conversation, or it does not exist. */
  notAllowed: 4403,
  /** Too many connections of one person. */
  tooMany: 4429,
} as const;

/** Websocket paths on the server's origin, also below the base path. They are data for the documents, not HTTP calls. */
export const chat = {
  private: {
    path: '/ws/chat/private/{userId}/{otherUserId}/',
    sends: chatSend,
    receives: chatMessage,
    problem: chatProblem,
    summary: 'Chat between two people, whose ids are given in either order.',
    source: 'B 7.10',
  },
  training: {
    path: '/ws/chat/training/{sessionId}/',
    sends: chatSend,
    receives: chatMessage,
    problem: chatProblem,
    summary: 'Chat of a session: the people registered, its coach and staff.',
    source: 'B 7.10',
  },
} as const;

/** A message that a chat room sends to everyone in it. */
export type ChatMessage = z.infer<typeof chatMessage>;
/** What a chat room sends to the writer of a rejected frame. It has `error`, a message does not. */
export type ChatProblem = z.infer<typeof chatProblem>;
