// Generated from the contract by `pnpm run generate`; do not edit.

import { readCancelProgress, readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { CancelSessionParams, ChangeSessionParams, CreateSessionParams, OfficeSession, OfficeSessionFilters, OfficeSessions, SessionCancelPreview, SessionCancelProgress } from '../../contract/generated/office-sessions.ts';
import type { OfficePictureParams } from '../../contract/generated/pictures.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.sessions`. */
export interface OfficeSessionsEndpoint {
  /**
   * The sessions, those that are archived too.
   *
   * For the team: owner, manager, front_desk, coach, editor. `for await` gives the entries, of all pages.
   *
   * `GET /office/sessions/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficeSessionFilters | undefined }, options?: RequestOptions): PagedCall<OfficeSessions, OfficeSession>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficeSessionFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Creates a session.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/sessions/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  create(input: { body: CreateSessionParams }, options?: RequestOptions): CallPromise<OfficeSession>;

  /**
   * One session.
   *
   * For the team: owner, manager, front_desk, coach, editor.
   *
   * `GET /office/sessions/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeSession>;

  /**
   * Changes the given fields of a session. Other times move it and another coach substitutes: everyone registered gets one email.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/sessions/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`, `session_over`
   */
  change(input: { params: { id: string }; body: ChangeSessionParams }, options?: RequestOptions): CallPromise<OfficeSession>;

  /**
   * Deletes a session that was never used.
   *
   * For the team: owner, manager, front_desk.
   *
   * `DELETE /office/sessions/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `has_history`
   */
  remove(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * Sets the picture of a session, or its alternative text.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/sessions/{id}/picture/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `payload_too_large`, `unsupported_media_type`, `idempotency_key_reused`, `rate_limited`
   */
  setPicture(input: { params: { id: string }; body: OfficePictureParams }, options?: RequestOptions): CallPromise<OfficeSession>;

  /**
   * Removes the picture of a session. Pages show a drawing again.
   *
   * For the team: owner, manager, front_desk.
   *
   * `DELETE /office/sessions/{id}/picture/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  removePicture(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeSession>;

  /**
   * What cancelling a session does, with the token that confirms it.
   *
   * For the team: owner, manager.
   *
   * `POST /office/sessions/{id}/cancel/preview/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `session_over`
   */
  previewCancel(input: { params: { id: string } }, options?: RequestOptions): CallPromise<SessionCancelPreview>;

  /**
   * Cancels a session. Everybody gets their money back and an email with the reason.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/sessions/{id}/cancel/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `session_over`, `preview_changed`
   */
  cancel(input: { params: { id: string }; body: CancelSessionParams }, options?: RequestOptions): CallPromise<OfficeSession>;

  /**
   * Who has their money back after a session was cancelled.
   *
   * For the team: owner, manager.
   *
   * `GET /office/sessions/{id}/cancel/progress/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  cancelProgress(input: { params: { id: string } }, options?: RequestOptions): CallPromise<SessionCancelProgress>;
}

/** The rows of `officeSessions`, for `createCalls`. */
export const officeSessionsRows: Rows = {
  list: { method: 'GET', path: '/office/sessions/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/sessions/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/sessions/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/sessions/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/sessions/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/sessions/{id}/', access: 'member', reply: 'nothing' },
  setPicture: { method: 'POST', path: '/office/sessions/{id}/picture/', access: 'member', body: 'either', idempotent: true },
  removePicture: { method: 'DELETE', path: '/office/sessions/{id}/picture/', access: 'member' },
  previewCancel: { method: 'POST', path: '/office/sessions/{id}/cancel/preview/', access: 'member' },
  cancel: { method: 'POST', path: '/office/sessions/{id}/cancel/', access: 'member', idempotent: true },
  cancelProgress: { method: 'GET', path: '/office/sessions/{id}/cancel/progress/', access: 'member', reads: readCancelProgress },
};
