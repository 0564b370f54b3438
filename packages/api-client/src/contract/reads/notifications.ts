import { integer, listIn, rawRecord, readEach, textOrNull } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import { notificationRecord } from '../generated/notifications.ts';
import type { Notification, Notifications } from '../generated/notifications.ts';

/** A notification without id or title says nothing. */
function readNotification(raw: unknown): Notification {
  const read = notificationRecord(raw);
  if (read.id === '' || read.title === '') throw new Unreadable('A notification could not be read.');
  return read;
}

export function readNotifications(raw: unknown): Notifications {
  const { next, unread } = rawRecord(raw);
  return {
    results: readEach(listIn(raw, ['results', 'notifications']), readNotification),
    next: textOrNull(next),
    unread: integer(unread),
  };
}
