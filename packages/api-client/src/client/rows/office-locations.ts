// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeLocations`, for `createCalls`. */
export const officeLocationsRows: Rows = {
  list: { method: 'GET', path: '/office/locations/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/locations/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/locations/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/locations/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/locations/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/locations/{id}/', access: 'member', reply: 'nothing' },
};
