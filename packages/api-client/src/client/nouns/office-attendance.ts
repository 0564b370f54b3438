// Written by `pnpm run wire-table` from the contract; do not edit.
import type { AddFactsParams, StoredFacts } from '../../contract/types/office-roster.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';

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
