// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeRosters`, for `createCalls`. */
export const officeRostersRows: Rows = {
  read: { method: 'GET', path: '/office/sessions/{id}/roster/', access: 'member', reads: readOfficeList },
  readCsv: { method: 'GET', path: '/office/sessions/{id}/roster/', access: 'member', reply: 'blob', accept: 'text/csv' },
  message: { method: 'POST', path: '/office/sessions/{id}/message/', access: 'member', idempotent: true },
};
