// Written by `pnpm run wire-table` from the contract; do not edit.
import { readCredit } from '../../contract/reads/credit.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `credit`, for `createCalls`. */
export const creditRows: Rows = {
  get: { method: 'GET', path: '/credit/', access: 'member', reads: readCredit },
};
