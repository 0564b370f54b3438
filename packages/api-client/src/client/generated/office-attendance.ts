// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList } from '../../contract/reads/office.ts';
import type { AddFactsParams, StoredFacts } from '../../contract/generated/office-roster.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `office.attendance`. */
export interface OfficeAttendanceEndpoint {
  /**
   * Adds facts about attendance, each on its own. A fact that is stored already stays as it is. The problem of a single fact is that of the call.
   *
   * For the team: owner, manager, front_desk, coach.
   *
   * `POST /office/attendance/facts/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `fact_exists`
   */
  addFacts(input: { body: AddFactsParams }, options?: RequestOptions): CallPromise<StoredFacts>;
}

/** The rows of `officeAttendance`, for `createCalls`. */
export const officeAttendanceRows: Rows = {
  addFacts: { method: 'POST', path: '/office/attendance/facts/', access: 'member', reads: readOfficeList },
};
