// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList, readOfficeRecord, readRefundTerms } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officePayments`, for `createCalls`. */
export const officePaymentsRows: Rows = {
  list: { method: 'GET', path: '/office/payments/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/payments/', access: 'member', reply: 'blob', accept: 'text/csv' },
  totals: { method: 'GET', path: '/office/payments/totals/', access: 'member', reads: readOfficeList },
  totalsCsv: { method: 'GET', path: '/office/payments/totals/', access: 'member', reply: 'blob', accept: 'text/csv' },
  due: { method: 'GET', path: '/office/payments/due/', access: 'member', paging: 'cursor', reads: readOfficeList },
  dueCsv: { method: 'GET', path: '/office/payments/due/', access: 'member', reply: 'blob', accept: 'text/csv' },
  take: { method: 'POST', path: '/office/payments/', access: 'member', idempotent: true, reads: readOfficeRecord },
  refundTerms: { method: 'GET', path: '/office/payments/{id}/refunds/terms/', access: 'member', reads: readRefundTerms },
  refund: { method: 'POST', path: '/office/payments/{id}/refunds/', access: 'member', idempotent: true, reads: readOfficeRecord },
  settle: { method: 'POST', path: '/office/payments/{id}/settle/', access: 'member', idempotent: true, reads: readOfficeRecord },
  check: { method: 'POST', path: '/office/payments/{id}/check/', access: 'member', idempotent: true, reads: readOfficeRecord },
  sendLink: { method: 'POST', path: '/office/payments/link/', access: 'member', idempotent: true },
  retryRenewal: { method: 'POST', path: '/office/payments/renewals/{id}/retry/', access: 'member', idempotent: true, reads: readOfficeRecord },
  sendRenewalLink: { method: 'POST', path: '/office/payments/renewals/{id}/link/', access: 'member', idempotent: true },
};
