// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeReports`, for `createCalls`. */
export const officeReportsRows: Rows = {
  money: { method: 'GET', path: '/office/reports/money/', access: 'member', paging: 'cursor', reads: readOfficeList },
  moneyCsv: { method: 'GET', path: '/office/reports/money/', access: 'member', reply: 'blob', accept: 'text/csv' },
  payouts: { method: 'GET', path: '/office/reports/payouts/', access: 'member', paging: 'cursor', reads: readOfficeList },
  payoutsCsv: { method: 'GET', path: '/office/reports/payouts/', access: 'member', reply: 'blob', accept: 'text/csv' },
  slots: { method: 'GET', path: '/office/reports/slots/', access: 'member', paging: 'cursor', reads: readOfficeList },
  slotsCsv: { method: 'GET', path: '/office/reports/slots/', access: 'member', reply: 'blob', accept: 'text/csv' },
  slotSessions: { method: 'GET', path: '/office/reports/slots/sessions/', access: 'member', paging: 'cursor', reads: readOfficeList },
  slotSessionsCsv: { method: 'GET', path: '/office/reports/slots/sessions/', access: 'member', reply: 'blob', accept: 'text/csv' },
  coaches: { method: 'GET', path: '/office/reports/coaches/', access: 'member', paging: 'cursor', reads: readOfficeList },
  coachesCsv: { method: 'GET', path: '/office/reports/coaches/', access: 'member', reply: 'blob', accept: 'text/csv' },
  coachMeetings: { method: 'GET', path: '/office/reports/coaches/meetings/', access: 'member', paging: 'cursor', reads: readOfficeList },
  coachMeetingsCsv: { method: 'GET', path: '/office/reports/coaches/meetings/', access: 'member', reply: 'blob', accept: 'text/csv' },
  retention: { method: 'GET', path: '/office/reports/retention/', access: 'member', paging: 'cursor', reads: readOfficeList },
  retentionCsv: { method: 'GET', path: '/office/reports/retention/', access: 'member', reply: 'blob', accept: 'text/csv' },
};
