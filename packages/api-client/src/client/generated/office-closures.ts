// Generated from the contract by `pnpm run generate`; do not edit.

import { readCancelProgress, readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { ChangeClosureParams, ClosureCancelPreview, CreateClosureParams, OfficeClosure, OfficeClosureFilters, OfficeClosures } from '../../contract/generated/office-closures.ts';
import type { CancelSessionParams, SessionCancelProgress } from '../../contract/generated/office-sessions.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.closures`. */
export interface OfficeClosuresEndpoint {
  /**
   * The closures, past ones too.
   *
   * For the team: owner, manager, front_desk, editor. `for await` gives the entries, of all pages.
   *
   * `GET /office/closures/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficeClosureFilters | undefined }, options?: RequestOptions): PagedCall<OfficeClosures, OfficeClosure>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficeClosureFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Closes the studio for some days. Removes unbooked generated sessions and lists the booked ones.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/closures/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  create(input: { body: CreateClosureParams }, options?: RequestOptions): CallPromise<OfficeClosure>;

  /**
   * One closure.
   *
   * For the team: owner, manager, front_desk, editor.
   *
   * `GET /office/closures/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeClosure>;

  /**
   * Changes the given fields of a closure.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/closures/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`
   */
  change(input: { params: { id: string }; body: ChangeClosureParams }, options?: RequestOptions): CallPromise<OfficeClosure>;

  /**
   * Deletes a closure. Sessions that it removed stay removed.
   *
   * For the team: owner, manager.
   *
   * `DELETE /office/closures/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  remove(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * What cancelling the booked sessions of a closure does, with the token that confirms it.
   *
   * For the team: owner, manager.
   *
   * `POST /office/closures/{id}/cancel/preview/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  previewCancel(input: { params: { id: string } }, options?: RequestOptions): CallPromise<ClosureCancelPreview>;

  /**
   * Cancels the booked sessions of a closure. Everybody gets their money back and one email about all of their sessions.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/closures/{id}/cancel/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `session_over`, `preview_changed`
   */
  cancel(input: { params: { id: string }; body: CancelSessionParams }, options?: RequestOptions): CallPromise<OfficeClosure>;

  /**
   * Who has their money back after the sessions of a closure were cancelled.
   *
   * For the team: owner, manager.
   *
   * `GET /office/closures/{id}/cancel/progress/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  cancelProgress(input: { params: { id: string } }, options?: RequestOptions): CallPromise<SessionCancelProgress>;
}

/** The rows of `officeClosures`, for `createCalls`. */
export const officeClosuresRows: Rows = {
  list: { method: 'GET', path: '/office/closures/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/closures/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/closures/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/closures/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/closures/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/closures/{id}/', access: 'member', reply: 'nothing' },
  previewCancel: { method: 'POST', path: '/office/closures/{id}/cancel/preview/', access: 'member' },
  cancel: { method: 'POST', path: '/office/closures/{id}/cancel/', access: 'member', idempotent: true },
  cancelProgress: { method: 'GET', path: '/office/closures/{id}/cancel/progress/', access: 'member', reads: readCancelProgress },
};
