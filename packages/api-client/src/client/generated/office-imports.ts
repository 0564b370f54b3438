// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { ChangeImportParams, CommitImportParams, OfficeImport, OfficeImportEntry, OfficeImportFilters, OfficeImportPlan, OfficeImportRow, OfficeImportRowFilters, OfficeImportRows, OfficeImports, UploadImportParams } from '../../contract/generated/office-imports.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.imports`. */
export interface OfficeImportsEndpoint {
  /**
   * The imports, newest first.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/imports/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficeImportFilters | undefined }, options?: RequestOptions): PagedCall<OfficeImports, OfficeImportEntry>;

  /**
   * Reads a CSV file, and proposes what its columns become. Nobody is changed.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/imports/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `payload_too_large`, `idempotency_key_reused`, `rate_limited`
   */
  upload(input: { body: UploadImportParams }, options?: RequestOptions): CallPromise<OfficeImport>;

  /**
   * One import: its columns, and how far it is.
   *
   * For the team: owner, manager.
   *
   * `GET /office/imports/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeImport>;

  /**
   * Says what the columns become. An earlier plan ends.
   *
   * For the team: owner, manager.
   *
   * `PATCH /office/imports/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`, `import_settled`
   */
  change(input: { params: { id: string }; body: ChangeImportParams }, options?: RequestOptions): CallPromise<OfficeImport>;

  /**
   * Plans what becomes of each row. Nobody is changed.
   *
   * For the team: owner, manager.
   *
   * `POST /office/imports/{id}/plan/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `import_settled`, `rate_limited`
   */
  plan(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeImportPlan>;

  /**
   * The rows of the plan, until they are deleted.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/imports/{id}/rows/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  rows(input: { params: { id: string }; query?: OfficeImportRowFilters | undefined }, options?: RequestOptions): PagedCall<OfficeImportRows, OfficeImportRow>;

  /**
   * The refused rows as CSV, with line and reason.
   *
   * For the team: owner, manager.
   *
   * `GET /office/imports/{id}/refused/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  refused(input: { params: { id: string } }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Writes exactly the plan, in parts. Nobody is emailed.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/imports/{id}/commit/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `import_settled`, `import_running`, `preview_changed`
   */
  commit(input: { params: { id: string }; body: CommitImportParams }, options?: RequestOptions): CallPromise<OfficeImport>;

  /**
   * Takes back what nobody has used since, within 7 days.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/imports/{id}/undo/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `import_settled`, `import_running`
   */
  undo(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeImport>;
}

/** The rows of `officeImports`, for `createCalls`. */
export const officeImportsRows: Rows = {
  list: { method: 'GET', path: '/office/imports/', access: 'member', paging: 'cursor', reads: readOfficeList },
  upload: { method: 'POST', path: '/office/imports/', access: 'member', body: 'multipart', idempotent: true },
  read: { method: 'GET', path: '/office/imports/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/imports/{id}/', access: 'member', reads: readOfficeRecord },
  plan: { method: 'POST', path: '/office/imports/{id}/plan/', access: 'member' },
  rows: { method: 'GET', path: '/office/imports/{id}/rows/', access: 'member', paging: 'cursor', reads: readOfficeList },
  refused: { method: 'GET', path: '/office/imports/{id}/refused/', access: 'member', reply: 'blob' },
  commit: { method: 'POST', path: '/office/imports/{id}/commit/', access: 'member', idempotent: true },
  undo: { method: 'POST', path: '/office/imports/{id}/undo/', access: 'member', idempotent: true },
};
