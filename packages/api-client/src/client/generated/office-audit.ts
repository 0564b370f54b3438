// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList } from '../../contract/reads/office.ts';
import type { AuditEntries, AuditEntry, AuditFilters } from '../../contract/generated/office-audit.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.audit`. */
export interface OfficeAuditEndpoint {
  /**
   * What the team changed, newest first.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/audit/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: AuditFilters | undefined }, options?: RequestOptions): PagedCall<AuditEntries, AuditEntry>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: AuditFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;
}

/** The rows of `officeAudit`, for `createCalls`. */
export const officeAuditRows: Rows = {
  list: { method: 'GET', path: '/office/audit/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/audit/', access: 'member', reply: 'blob', accept: 'text/csv' },
};
