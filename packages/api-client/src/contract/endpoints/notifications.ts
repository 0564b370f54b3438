import { endpoint } from '../definition/endpoint.ts';
import { readNotifications } from '../reads/notifications.ts';
import {
  notificationPage,
  notifications as reply,
  notificationSignal,
  readNotificationsBody,
} from '../shapes/notifications.ts';

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/notifications/',
    access: 'member',
    query: notificationPage,
    reply,
    reads: readNotifications,
    summary:
      'What the member should know or do: session updates, messages, waitlist offers, payments due, a waiver to sign again, and sessions moved or cancelled.',
    source: 'A 1',
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/notifications/read/',
    access: 'member',
    body: readNotificationsBody,
    reply: 'nothing',
    limits: 'none',
    idempotency: 'none',
    summary: 'Marks notifications as read. The ids of others change nothing.',
    source: 'A 1',
  }),
};

/** The websocket of a member. It authenticates as the chat does, and only the server sends. */
export const notificationSocket = {
  path: '/ws/notifications/',
  receives: notificationSignal,
  summary: 'Tells a member that notifications or the messages of a room have changed.',
  source: 'added',
} as const;
