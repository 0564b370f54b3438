// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList } from '../../contract/reads/office.ts';
import type { OfficeRoster, OfficeRosterFilters } from '../../contract/generated/office-roster.ts';
import type { MessageParams, MessageSent } from '../../contract/generated/roster.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `office.rosters`. */
export interface OfficeRostersEndpoint {
  /**
   * The people of a session with their attendance of one meeting. A coach sees no money.
   *
   * For the team: owner, manager, front_desk, coach.
   *
   * `GET /office/sessions/{id}/roster/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string }; query?: OfficeRosterFilters | undefined }, options?: RequestOptions): CallPromise<OfficeRoster>;

  /** All entries of `read` as a CSV file, whatever `limit` says. */
  readCsv(input: { params: { id: string }; query?: OfficeRosterFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Sends a message to everybody registered: as an update, in the thread, and as one email each.
   *
   * For the team: owner, manager, front_desk, coach. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/sessions/{id}/message/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `thread_closed`, `rate_limited`
   */
  message(input: { params: { id: string }; body: MessageParams }, options?: RequestOptions): CallPromise<MessageSent>;
}

/** The rows of `officeRosters`, for `createCalls`. */
export const officeRostersRows: Rows = {
  read: { method: 'GET', path: '/office/sessions/{id}/roster/', access: 'member', reads: readOfficeList },
  readCsv: { method: 'GET', path: '/office/sessions/{id}/roster/', access: 'member', reply: 'blob', accept: 'text/csv' },
  message: { method: 'POST', path: '/office/sessions/{id}/message/', access: 'member', idempotent: true },
};
