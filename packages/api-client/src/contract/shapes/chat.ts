import { messageTooLongText } from '@detroit-well/validation/messages/length';
import { cleanText } from '@detroit-well/validation/clean-text';
import * as z from 'zod';
import { count, instant, record, text } from './primitives.ts';

/**
 * Authenticates a connection: the access token as the second subprotocol, `new WebSocket(url, ['bearer', token])`, or in
 * the first frame. Never put it in the URL, because URLs are logged.
 */
export const chatHello = z
  .object({ token: z.string().min(1).max(4096) })
  .meta({ description: 'The first frame of a connection that named no token.' });

/** SPEC-B 7.10. The sender is the token's user, whatever `sender_id` says (SPEC-B 10.14). */
export const chatSend = z
  .object({
    sender_id: z.string().describe('Ignored: the sender is the user of the token.').optional(),
    message: z
      .string('Message is required')
      .overwrite(cleanText)
      .min(1, 'Message is required')
      .max(2000, messageTooLongText(2000)),
  })
  .meta({
    id: 'ChatSend',
    description: 'A message that a client sends to a chat room.',
    examples: [{ sender_id: 'usr_josephine', message: 'Is the small rink open?' }],
  });

/**
 * The server sends each message to everyone in the room, including its sender. On joining, a client first gets the latest
 * messages. `id` identifies duplicates.
 */
export const chatMessage = record('ChatMessage', 'A message to everyone in a chat room.', {
  id: text('msg_1f', 'Stable, so that a repeated message can be recognized.'),
  sender: text('usr_renee', 'Id of the person who wrote the message.'),
  sender_name: text('Renee O.'),
  message: text('Yes, from six.'),
  timestamp: instant,
});

/** A rejected frame. Only its sender gets this, and the connection stays open. `code` distinguishes it from a message. */
export const chatProblem = z
  .object({
    code: z
      .enum(['validation_failed', 'thread_closed', 'rate_limited', 'unavailable'])
      .describe('Tells a problem from a message.'),
    error: text('Message is required', 'A sentence for the person who wrote.'),
    retry_after: count(5, 'Seconds, where waiting helps.').optional(),
  })
  .meta({
    id: 'ChatProblem',
    description:
      'Why a chat room rejected a frame. Only its sender gets this, and the connection stays open.',
  });
