// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeClosures`, for `createCalls`. */
export const officeClosuresRows: Rows = {
  list: { method: 'GET', path: '/office/closures/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/closures/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/closures/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/closures/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/closures/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/closures/{id}/', access: 'member', reply: 'nothing' },
};
