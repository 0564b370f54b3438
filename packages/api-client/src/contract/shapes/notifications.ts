import * as z from 'zod';
import {
  boolean,
  count,
  instant,
  otherwise,
  paging,
  publicId,
  record,
  text,
  textOrNull,
} from './primitives.ts';

const notificationId = z
  .string()
  .min(1)
  .max(160)
  .meta({ description: 'Id of a notification.', examples: ['update:upd_1'] });

export const notification = record('Notification', 'Something that a member should know or do.', {
  id: notificationId.describe('Stable. A new event, such as another message, has a new id.'),
  kind: otherwise(z.enum(['update', 'message', 'offer', 'payment', 'waiver', 'session']), 'update').describe(
    'What happened. `offer`, `payment` and `waiver` need the member, and stay until they are done. `session` is a session that was moved or cancelled.',
  ),
  title: text('A spot is yours until 9:40 PM'),
  body: text('Slow Flow, Thursday, December 3', 'One or two sentences; may be empty.'),
  url: text('/dashboard/waitlist', 'Path in the member portal, with its fragment.'),
  created_at: instant,
  read: boolean(false, 'Already read.'),
});

/** One page of the notifications. */
export const notificationPage = z
  .object({
    limit: paging.limit,
    before: z
      .string()
      .regex(/^\d{1,16}~.{1,160}$/u, 'Please use the next of the last page.')
      .meta({ description: 'The `next` of the page before.', examples: ['1773520200000~update:upd_1'] })
      .optional(),
  })
  .meta({ description: 'Which notifications to list: the newest, or those after a page.' });

export const notifications = z
  .object({
    results: z
      .array(notification)
      .describe('First what needs the member, by its deadline; then the last 90 days, newest first.'),
    next: textOrNull(null, 'The `before` of the next page; `null` on the last one.'),
    unread: count(3, 'Unread notifications on all pages.'),
  })
  .meta({ id: 'Notifications', description: 'The notifications of the caller.' });

export const readNotificationsBody = z
  .object({
    ids: z.array(notificationId).max(100).optional().describe('The notifications to mark as read.'),
    all: z.boolean().optional().describe('Marks all of them.'),
  })
  .refine(({ ids, all }) => all === true || (ids !== undefined && ids.length > 0), {
    path: ['ids'],
    message: 'Which notifications? Send ids, or all.',
  })
  .meta({
    id: 'ReadNotificationsRequest',
    description: 'Which notifications the caller has read.',
    examples: [{ ids: ['update:upd_1'] }, { all: true }],
  });

/** A frame of the websocket: the notifications have changed, and so have the messages of a room where it names one. */
export const notificationSignal = z
  .object({
    type: z.literal('changed').describe('The only signal: load again.'),
    room: z
      .object({
        kind: z.enum(['training', 'private']).describe('As in the list of rooms.'),
        id: publicId.describe("The session's id, or the other person's."),
      })
      .optional()
      .describe('The room whose messages have changed.'),
  })
  .meta({
    id: 'NotificationSignal',
    description: 'Tells an open screen to load the notifications again.',
    examples: [{ type: 'changed', room: { kind: 'training', id: 'ses_rhythm-and-glide-0314' } }],
  });
