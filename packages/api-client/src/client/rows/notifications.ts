// Written by `pnpm run wire-table` from the contract; do not edit.
import { readNotifications } from '../../contract/reads/notifications.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `notifications`, for `createCalls`. */
export const notificationsRows: Rows = {
  list: { method: 'GET', path: '/notifications/', access: 'member', paging: 'all', reads: readNotifications },
  markRead: { method: 'POST', path: '/notifications/read/', access: 'member', reply: 'nothing' },
};
