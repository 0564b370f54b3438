// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeChoices, readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officePeople`, for `createCalls`. */
export const officePeopleRows: Rows = {
  list: { method: 'GET', path: '/office/people/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/people/', access: 'member', reply: 'blob', accept: 'text/csv' },
  choices: { method: 'GET', path: '/office/people/choices/', access: 'member', reads: readOfficeChoices },
  create: { method: 'POST', path: '/office/people/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/people/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/people/{id}/', access: 'member', idempotent: true },
  addNote: { method: 'POST', path: '/office/people/{id}/notes/', access: 'member', idempotent: true },
  changeNote: { method: 'PATCH', path: '/office/people/{id}/notes/{note}/', access: 'member', idempotent: true },
  invite: { method: 'POST', path: '/office/people/{id}/invite/', access: 'member', reply: 'nothing', idempotent: true },
  previewClose: { method: 'POST', path: '/office/people/{id}/close/preview/', access: 'member' },
  close: { method: 'POST', path: '/office/people/{id}/close/', access: 'member', reply: 'nothing', idempotent: true },
};
