// Written by `pnpm run wire-table` from the contract; do not edit.
import { readCredit, readCreditHistory } from '../../contract/reads/credit.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `credit`, for `createCalls`. */
export const creditRows: Rows = {
  get: { method: 'GET', path: '/credit/', access: 'member', reads: readCredit },
  history: { method: 'GET', path: '/credit/history/', access: 'member', paging: 'all', reads: readCreditHistory },
};
