// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList } from '../../contract/reads/office.ts';
import type { Worklist, WorklistEntry, WorklistFilters } from '../../contract/generated/office-today.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.worklist`. */
export interface OfficeWorklistEndpoint {
  /**
   * What waits for a person, most urgent first. A coach has their own sessions, and no money.
   *
   * For the team: owner, manager, front_desk, coach. `for await` gives the entries, of all pages.
   *
   * `GET /office/worklist/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: WorklistFilters | undefined }, options?: RequestOptions): PagedCall<Worklist, WorklistEntry>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: WorklistFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Says that nothing is left to do about a flagged mark, a refund or a dispute.
   *
   * For the team: owner, manager, front_desk, coach.
   *
   * `POST /office/worklist/{id}/resolve/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  resolve(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `officeWorklist`, for `createCalls`. */
export const officeWorklistRows: Rows = {
  list: { method: 'GET', path: '/office/worklist/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/worklist/', access: 'member', reply: 'blob', accept: 'text/csv' },
  resolve: { method: 'POST', path: '/office/worklist/{id}/resolve/', access: 'member', reply: 'nothing' },
};
