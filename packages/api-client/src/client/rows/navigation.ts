// Written by `pnpm run wire-table` from the contract; do not edit.
import { readMenu } from '../../contract/reads/navigation.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `navigation`, for `createCalls`. */
export const navigationRows: Rows = {
  menu: { method: 'GET', path: '/navigation/menu/', access: 'public', reads: readMenu },
};
