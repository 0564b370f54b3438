// Written by `pnpm run wire-table` from the contract; do not edit.
import { readPlans } from '../../contract/reads/plans.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `plans`, for `createCalls`. */
export const plansRows: Rows = {
  list: { method: 'GET', path: '/plans/', access: 'public', paging: 'all', reads: readPlans },
};
