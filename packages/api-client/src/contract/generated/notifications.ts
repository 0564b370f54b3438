// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, isTrue, record, text } from '../definition/lenient.ts';

/** Something that a member should know or do. */
export interface Notification {
  /** Stable. A new event, such as another message, has a new id. Id of a notification. */
  id: string;
  /** What happened. `offer`, `payment` and `waiver` need the member, and stay until they are done. `session` is a session that was moved or cancelled. */
  kind: 'update' | 'message' | 'offer' | 'payment' | 'waiver' | 'session';
  /** Title, as people read it. */
  title: string;
  /** One or two sentences; may be empty. */
  body: string;
  /** Path in the member portal, with its fragment. */
  url: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** Already read. */
  read: boolean;
}

/** Which notifications to list: the newest, or those after a page. */
export interface NotificationPage {
  /** How many entries at most. */
  limit?: number | undefined;
  /** The `next` of the page before. */
  before?: string | undefined;
}

/** The notifications of the caller. */
export interface Notifications {
  /** First what needs the member, by its deadline; then the last 90 days, newest first. */
  results: Notification[];
  /** The `before` of the next page; `null` on the last one. */
  next: string | null;
  /** Unread notifications on all pages. */
  unread: number;
}

/** Tells an open screen to load the notifications again. */
export interface NotificationSignal {
  /** The only signal: load again. */
  type: 'changed';
  /** The room whose messages have changed. */
  room?: {
    /** As in the list of rooms. */
    kind: 'training' | 'private';
    /** The session's id, or the other person's. */
    id: string;
  } | undefined;
}

/** Which notifications the caller has read. */
export interface ReadNotificationsParams {
  /** The notifications to mark as read. */
  ids?: string[] | undefined;
  /** Marks all of them. */
  all?: boolean | undefined;
}

export const notificationRecord = (raw: unknown): Notification => record(raw, { id: text, kind: choice(['update', 'message', 'offer', 'payment', 'waiver', 'session'], 'update'), title: text, body: text, url: text, created_at: text, read: isTrue });
