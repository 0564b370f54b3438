// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Rows } from '../../http/perform.ts';

/** The rows of `contact`, for `createCalls`. */
export const contactRows: Rows = {
  send: { method: 'POST', path: '/contact/', access: 'public', idempotent: true },
};
