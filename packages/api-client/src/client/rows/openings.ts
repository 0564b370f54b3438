// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOpening } from '../../contract/reads/openings.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `openings`, for `createCalls`. */
export const openingsRows: Rows = {
  request: { method: 'POST', path: '/training/sessions/{id}/openings/', access: 'public', idempotent: true },
  confirm: { method: 'POST', path: '/training/openings/confirm/', access: 'public', idempotent: true, reads: readOpening },
  withdraw: { method: 'POST', path: '/training/openings/withdraw/', access: 'public', reply: 'nothing', idempotent: true },
};
