// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeList } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeAttendance`, for `createCalls`. */
export const officeAttendanceRows: Rows = {
  addFacts: { method: 'POST', path: '/office/attendance/facts/', access: 'member', reads: readOfficeList },
};
