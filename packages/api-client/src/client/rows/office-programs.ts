// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officePrograms`, for `createCalls`. */
export const officeProgramsRows: Rows = {
  list: { method: 'GET', path: '/office/programs/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/programs/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/programs/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/programs/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/programs/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/programs/{id}/', access: 'member', reply: 'nothing' },
};
