import type { Notification } from '@detroit-well/api-client/contract';
import { formatShortDate, formatTime, isInstant, studioDay } from '@detroit-well/config/studio-time';

/** A group of notifications under its heading. */
export interface NotificationGroup {
  readonly title: 'Needs you' | 'Today' | 'Earlier';
  readonly notifications: readonly Notification[];
}

const needs: ReadonlySet<Notification['kind']> = new Set(['offer', 'payment', 'waiver']);
/** True if it stays until the member has done it. */
export const needsMember = ({ kind }: Notification): boolean => needs.has(kind);

/** Groups notifications in the order of the server; leaves out empty groups. */
export function notificationGroups(all: readonly Notification[], now: Date): NotificationGroup[] {
  const rest = all.filter((one) => !needsMember(one));
  const isToday = ({ created_at: at }: Notification) => isInstant(at) && studioDay(at) === studioDay(now);
  const groups: NotificationGroup[] = [
    { title: 'Needs you', notifications: all.filter(needsMember) },
    { title: 'Today', notifications: rest.filter(isToday) },
    { title: 'Earlier', notifications: rest.filter((one) => !isToday(one)) },
  ];
  return groups.filter(({ notifications }) => notifications.length > 0);
}

/** The time of today, otherwise the day. */
export function notificationTime({ created_at: at }: Notification, now: Date): string {
  if (!isInstant(at)) return '';
  return studioDay(at) === studioDay(now) ? formatTime(at) : formatShortDate(at);
}
