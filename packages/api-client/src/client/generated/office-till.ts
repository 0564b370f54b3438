// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readOfficeRecord, readTill } from '../../contract/reads/office.ts';
import type { CloseTillParams, Till, TillClosing, TillClosingFilters, TillClosings } from '../../contract/generated/office-till.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.till`. */
export interface OfficeTillEndpoint {
  /**
   * What came in and went back since the last closing, and the cash that should be there.
   *
   * For the team: owner, manager, front_desk.
   *
   * `GET /office/till/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`
   */
  read(options?: RequestOptions): CallPromise<Till>;

  /**
   * Closes the till with the cash that was counted. The next one begins with nothing.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/till/close/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `till_closed`
   */
  close(input: { body: CloseTillParams }, options?: RequestOptions): CallPromise<TillClosing>;

  /**
   * The closings of the till, newest first. The front desk has its own.
   *
   * For the team: owner, manager, front_desk. `for await` gives the entries, of all pages.
   *
   * `GET /office/till/closings/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  closings(input?: { query?: TillClosingFilters | undefined }, options?: RequestOptions): PagedCall<TillClosings, TillClosing>;

  /** All entries of `closings` as a CSV file, whatever `limit` says. */
  closingsCsv(input?: { query?: TillClosingFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * A closing, as it was counted.
   *
   * For the team: owner, manager, front_desk.
   *
   * `GET /office/till/closings/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  closing(input: { params: { id: string } }, options?: RequestOptions): CallPromise<TillClosing>;
}

/** The rows of `officeTill`, for `createCalls`. */
export const officeTillRows: Rows = {
  read: { method: 'GET', path: '/office/till/', access: 'member', reads: readTill },
  close: { method: 'POST', path: '/office/till/close/', access: 'member', idempotent: true, reads: readOfficeRecord },
  closings: { method: 'GET', path: '/office/till/closings/', access: 'member', paging: 'cursor', reads: readOfficeList },
  closingsCsv: { method: 'GET', path: '/office/till/closings/', access: 'member', reply: 'blob', accept: 'text/csv' },
  closing: { method: 'GET', path: '/office/till/closings/{id}/', access: 'member', reads: readOfficeRecord },
};
