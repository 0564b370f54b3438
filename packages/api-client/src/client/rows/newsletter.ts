// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Rows } from '../../http/perform.ts';

/** The rows of `newsletter`, for `createCalls`. */
export const newsletterRows: Rows = {
  signUp: { method: 'POST', path: '/mailing-list-signup/', access: 'public', idempotent: true },
};
