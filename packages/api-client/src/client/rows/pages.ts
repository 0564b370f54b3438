// Written by `pnpm run wire-table` from the contract; do not edit.
import { readPage, readPageList, readSitemap } from '../../contract/reads/pages.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `pages`, for `createCalls`. */
export const pagesRows: Rows = {
  find: { method: 'GET', path: '/pages/find/', access: 'public', reads: readPage },
  list: { method: 'GET', path: '/pages/', access: 'public', paging: 'all', reads: readPageList },
  publicPages: { method: 'GET', path: '/public-pages/', access: 'public', paging: 'offset', reads: readPageList },
  sitemap: { method: 'GET', path: '/sitemap/', access: 'public', reads: readSitemap },
};
