// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList } from '../../contract/reads/office.ts';
import type { OfficeEmail, OfficeEmailFilters, OfficeEmails } from '../../contract/generated/office-emails.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.emails`. */
export interface OfficeEmailsEndpoint {
  /**
   * The emails of the studio and what became of them, newest first.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/emails/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficeEmailFilters | undefined }, options?: RequestOptions): PagedCall<OfficeEmails, OfficeEmail>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficeEmailFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;
}

/** The rows of `officeEmails`, for `createCalls`. */
export const officeEmailsRows: Rows = {
  list: { method: 'GET', path: '/office/emails/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/emails/', access: 'member', reply: 'blob', accept: 'text/csv' },
};
