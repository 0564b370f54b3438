// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeToday } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeToday`, for `createCalls`. */
export const officeTodayRows: Rows = {
  read: { method: 'GET', path: '/office/today/', access: 'member', reads: readOfficeToday },
};
