// Written by `pnpm run wire-table` from the contract; do not edit.
import { readEngagement, readReacted } from '../../contract/reads/engagement.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `engagement`, for `createCalls`. */
export const engagementRows: Rows = {
  read: { method: 'GET', path: '/engagement/blog/blogpage/{slug}/', access: 'public', reads: readEngagement },
  react: { method: 'POST', path: '/engagement/blog/blogpage/{slug}/react/', access: 'public', idempotent: true, reads: readReacted },
};
