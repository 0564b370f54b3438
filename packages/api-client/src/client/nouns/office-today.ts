// Written by `pnpm run wire-table` from the contract; do not edit.
import type { OfficeToday } from '../../contract/types/office-today.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';

/** The calls of `office.today`. */
export interface OfficeTodayEndpoint {
  /**
   * The sessions of today, who is expected, and what waits for a person.
   *
   * For the team: owner, manager, front_desk, coach.
   *
   * `GET /office/today/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`
   */
  read(options?: RequestOptions): CallPromise<OfficeToday>;
}
