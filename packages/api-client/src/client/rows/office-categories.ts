// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeCategories`, for `createCalls`. */
export const officeCategoriesRows: Rows = {
  list: { method: 'GET', path: '/office/categories/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/categories/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/categories/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/categories/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/categories/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/categories/{id}/', access: 'member', reply: 'nothing' },
};
