import * as z from 'zod';
import { chatMessage } from './chat.ts';
import { boolean, count, instant, otherwise, publicId, record, text } from './primitives.ts';

/** A room that the caller may open by websocket (SPEC-B 7.10), with the fields that a list of rooms shows. */
export const chatRoom = record('ChatRoom', 'A chat room that the caller may join, with its last message.', {
  kind: otherwise(z.enum(['training', 'private']), 'training').describe(
    'Which of the two websocket paths opens it.',
  ),
  id: publicId.describe("What that path names: the session's id, or the other person's."),
  title: text('Rhythm & Glide').describe("The session's title, or the person's first name and initial."),
  is_coach: boolean(false).describe('The person of a private room is a coach.'),
  is_closed: boolean(false).describe('The session has ended: the room can be read, not written to.'),
  unread: count(2).describe('Messages of other people that the caller has not read.'),
  session: z
    .object({
      start_datetime: instant,
      end_datetime: instant,
      coach_name: text('Renée Alston'),
      coach_id: publicId
        .nullable()
        .describe('The coach as `sender` of a message; null where the coach has no account.'),
      participants: count(11).describe('Confirmed registrations.'),
    })
    .nullable()
    .describe('Null in a private room.'),
  last_message: chatMessage.nullable().describe('The newest message; `null` in a room without messages.'),
});

/** How far the caller has read in a room. */
export const chatReadBody = z
  .object({
    kind: z.enum(['training', 'private']).describe('The kind of the room.'),
    room_id: publicId.describe("The id of the room: the session's, or the other person's."),
    message_id: publicId.describe('The last message that the caller has seen.'),
  })
  .meta({
    id: 'ChatReadRequest',
    description: 'How far the caller has read in a room.',
    examples: [{ kind: 'training', room_id: 'ses_rhythm-and-glide-0314', message_id: 'msg_1f' }],
  });

export const chatRooms = z
  .object({
    user_id: publicId.describe(
      'The caller as `sender` of a message, and as the first id in the path of a private room.',
    ),
    rooms: z.array(chatRoom).describe('The rooms that the caller may join.'),
  })
  .meta({ id: 'ChatRooms', description: 'The chat rooms of the caller.' });
