// Written by `pnpm run wire-table` from the contract; do not edit.
import { readCoach, readCoaches } from '../../contract/reads/coaches.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `coaches`, for `createCalls`. */
export const coachesRows: Rows = {
  list: { method: 'GET', path: '/training/coaches/', access: 'public', paging: 'all', reads: readCoaches },
  detail: { method: 'GET', path: '/training/coaches/{id}/', access: 'public', reads: readCoach },
};
