// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officePlans`, for `createCalls`. */
export const officePlansRows: Rows = {
  list: { method: 'GET', path: '/office/plans/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/plans/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/plans/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/plans/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/plans/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/plans/{id}/', access: 'member', reply: 'nothing' },
};
