// Written by `pnpm run wire-table` from the contract; do not edit.
import { readCategories, readProgramDetail, readPrograms } from '../../contract/reads/programs.ts';
import { readSessionList } from '../../contract/reads/sessions.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `programs`, for `createCalls`. */
export const programsRows: Rows = {
  list: { method: 'GET', path: '/training/programs/', access: 'either', paging: 'offset', reads: readPrograms },
  categories: { method: 'GET', path: '/training/programs/categories/', access: 'either', paging: 'all', reads: readCategories },
  featured: { method: 'GET', path: '/training/programs/featured/', access: 'either', paging: 'all', reads: readPrograms },
  detail: { method: 'GET', path: '/training/programs/{id}/', access: 'public', reads: readProgramDetail },
  sessions: { method: 'GET', path: '/training/programs/{id}/sessions/', access: 'either', paging: 'offset', reads: readSessionList },
};
