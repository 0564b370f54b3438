// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOwnPasses } from '../../contract/reads/passes.ts';
import { readOfficeRecord } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officePasses`, for `createCalls`. */
export const officePassesRows: Rows = {
  list: { method: 'GET', path: '/office/people/{id}/passes/', access: 'member', paging: 'all', reads: readOwnPasses },
  sell: { method: 'POST', path: '/office/people/{id}/passes/', access: 'member', idempotent: true, reads: readOfficeRecord },
};
