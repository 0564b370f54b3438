// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeWaiver`, for `createCalls`. */
export const officeWaiverRows: Rows = {
  publish: { method: 'POST', path: '/office/waiver/', access: 'member', idempotent: true },
};
