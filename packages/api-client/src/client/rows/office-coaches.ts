// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeCoaches`, for `createCalls`. */
export const officeCoachesRows: Rows = {
  list: { method: 'GET', path: '/office/coaches/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/coaches/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/coaches/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/coaches/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/coaches/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/coaches/{id}/', access: 'member', reply: 'nothing' },
  setPicture: { method: 'POST', path: '/office/coaches/{id}/picture/', access: 'member', body: 'either', idempotent: true },
  removePicture: { method: 'DELETE', path: '/office/coaches/{id}/picture/', access: 'member' },
};
