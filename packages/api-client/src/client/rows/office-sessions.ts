// Written by `pnpm run wire-table` from the contract; do not edit.
import { readCancelProgress, readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeSessions`, for `createCalls`. */
export const officeSessionsRows: Rows = {
  list: { method: 'GET', path: '/office/sessions/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/sessions/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/sessions/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/sessions/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/sessions/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/sessions/{id}/', access: 'member', reply: 'nothing' },
  setPicture: { method: 'POST', path: '/office/sessions/{id}/picture/', access: 'member', body: 'either', idempotent: true },
  removePicture: { method: 'DELETE', path: '/office/sessions/{id}/picture/', access: 'member' },
  previewCancel: { method: 'POST', path: '/office/sessions/{id}/cancel/preview/', access: 'member' },
  cancel: { method: 'POST', path: '/office/sessions/{id}/cancel/', access: 'member', idempotent: true },
  cancelProgress: { method: 'GET', path: '/office/sessions/{id}/cancel/progress/', access: 'member', reads: readCancelProgress },
};
