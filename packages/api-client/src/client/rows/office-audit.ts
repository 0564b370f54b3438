// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeAudit`, for `createCalls`. */
export const officeAuditRows: Rows = {
  list: { method: 'GET', path: '/office/audit/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/audit/', access: 'member', reply: 'blob', accept: 'text/csv' },
};
