// Written by `pnpm run wire-table` from the contract; do not edit.
import { readChangedEntry, readWaitlistEntry, readWaitlistPage } from '../../contract/reads/waitlist.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `waitlist`, for `createCalls`. */
export const waitlistRows: Rows = {
  list: { method: 'GET', path: '/training/waitlist/', access: 'member', paging: 'all', reads: readWaitlistPage },
  updateNotifications: { method: 'PATCH', path: '/training/waitlist/{id}/', access: 'member', idempotent: true, reads: readChangedEntry },
  join: { method: 'POST', path: '/training/waitlist/', access: 'member', idempotent: true, reads: readChangedEntry },
  leave: { method: 'DELETE', path: '/training/waitlist/{id}/', access: 'member', reply: 'nothing', idempotent: true },
  status: { method: 'GET', path: '/training/waitlist/{id}/status/', access: 'member', reads: readWaitlistEntry },
};
