// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeSeries`, for `createCalls`. */
export const officeSeriesRows: Rows = {
  list: { method: 'GET', path: '/office/series/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/series/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/series/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/series/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/series/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/series/{id}/', access: 'member', reply: 'nothing' },
  setPicture: { method: 'POST', path: '/office/series/{id}/picture/', access: 'member', body: 'either', idempotent: true },
  removePicture: { method: 'DELETE', path: '/office/series/{id}/picture/', access: 'member' },
  holdDate: { method: 'POST', path: '/office/series/{id}/hold/', access: 'member', idempotent: true },
  previewChanges: { method: 'POST', path: '/office/series/{id}/changes/preview/', access: 'member' },
  applyChanges: { method: 'POST', path: '/office/series/{id}/changes/', access: 'member', idempotent: true },
};
