// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeToday } from '../../contract/reads/office.ts';
import type { RostersToday } from '../../contract/generated/office-roster.ts';
import type { OfficeToday } from '../../contract/generated/office-today.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

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

  /**
   * The rosters of today for a device without network: no email, no address, no amount of a person.
   *
   * For the team: owner, manager, front_desk, coach.
   *
   * `GET /office/rosters/today/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`
   */
  rosters(options?: RequestOptions): CallPromise<RostersToday>;
}

/** The rows of `officeToday`, for `createCalls`. */
export const officeTodayRows: Rows = {
  read: { method: 'GET', path: '/office/today/', access: 'member', reads: readOfficeToday },
  rosters: { method: 'GET', path: '/office/rosters/today/', access: 'member', reads: readOfficeToday },
};
