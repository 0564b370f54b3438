// Generated from the contract by `pnpm run generate`; do not edit.

import { readNotifications } from '../../contract/reads/notifications.ts';
import type { Notification, NotificationPage, Notifications, ReadNotificationsParams } from '../../contract/generated/notifications.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.notifications`. */
export interface NotificationsEndpoint {
  /**
   * What the member should know or do: session updates, messages, waitlist offers, payments due, a waiver to sign again, and sessions moved or cancelled.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /notifications/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`
   */
  list(input?: { query?: NotificationPage | undefined }, options?: RequestOptions): PagedCall<Notifications, Notification>;

  /**
   * Marks notifications as read. The ids of others change nothing.
   *
   * For signed-in members.
   *
   * `POST /notifications/read/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`
   */
  markRead(input?: { body?: ReadNotificationsParams | undefined }, options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `notifications`, for `createCalls`. */
export const notificationsRows: Rows = {
  list: { method: 'GET', path: '/notifications/', access: 'member', paging: 'all', reads: readNotifications },
  markRead: { method: 'POST', path: '/notifications/read/', access: 'member', reply: 'nothing' },
};
