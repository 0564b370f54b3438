// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOwnPasses, readPassResult } from '../../contract/reads/passes.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `passes`, for `createCalls`. */
export const passesRows: Rows = {
  list: { method: 'GET', path: '/passes/', access: 'member', paging: 'all', reads: readOwnPasses },
  buy: { method: 'POST', path: '/passes/', access: 'member', idempotent: true, reads: readPassResult },
};
