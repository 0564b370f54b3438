// Written by `pnpm run wire-table` from the contract; do not edit.
import { readRegisteredSessions } from '../../contract/reads/registered-sessions.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `registeredSessions`, for `createCalls`. */
export const registeredSessionsRows: Rows = {
  list: { method: 'GET', path: '/sessions/registered/', access: 'member', paging: 'all', reads: readRegisteredSessions },
};
