// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeGiftCards`, for `createCalls`. */
export const officeGiftCardsRows: Rows = {
  list: { method: 'GET', path: '/office/gift-cards/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/gift-cards/', access: 'member', reply: 'blob', accept: 'text/csv' },
  resend: { method: 'POST', path: '/office/gift-cards/{id}/resend/', access: 'member', idempotent: true, reads: readOfficeRecord },
};
