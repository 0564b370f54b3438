// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeWorklist`, for `createCalls`. */
export const officeWorklistRows: Rows = {
  list: { method: 'GET', path: '/office/worklist/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/worklist/', access: 'member', reply: 'blob', accept: 'text/csv' },
  resolve: { method: 'POST', path: '/office/worklist/{id}/resolve/', access: 'member', reply: 'nothing' },
};
