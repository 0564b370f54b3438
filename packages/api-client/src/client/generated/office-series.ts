// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { HoldDateParams } from '../../contract/generated/office-held-dates.ts';
import type { ApplySeriesChangesParams, ChangeSeriesParams, CreateSeriesParams, OfficeSeries, OfficeSeriesFilters, OfficeSeriesList, PreviewSeriesChangesParams, SeriesChanged, SeriesChangesPreview } from '../../contract/generated/office-series.ts';
import type { OfficeSession } from '../../contract/generated/office-sessions.ts';
import type { OfficePictureParams } from '../../contract/generated/pictures.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.series`. */
export interface OfficeSeriesEndpoint {
  /**
   * The series, those that are archived too.
   *
   * For the team: owner, manager, front_desk, editor. `for await` gives the entries, of all pages.
   *
   * `GET /office/series/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficeSeriesFilters | undefined }, options?: RequestOptions): PagedCall<OfficeSeriesList, OfficeSeries>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficeSeriesFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Creates a series and its sessions of the next weeks.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/series/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  create(input: { body: CreateSeriesParams }, options?: RequestOptions): CallPromise<OfficeSeries>;

  /**
   * One series.
   *
   * For the team: owner, manager, front_desk, editor.
   *
   * `GET /office/series/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeSeries>;

  /**
   * Changes what later sessions of a series will be, or archives it, so that there are none.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/series/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`
   */
  change(input: { params: { id: string }; body: ChangeSeriesParams }, options?: RequestOptions): CallPromise<OfficeSeries>;

  /**
   * Deletes a series that was never used.
   *
   * For the team: owner, manager.
   *
   * `DELETE /office/series/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `has_history`
   */
  remove(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * Sets the picture of a series, or its alternative text.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/series/{id}/picture/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `payload_too_large`, `unsupported_media_type`, `idempotency_key_reused`, `rate_limited`
   */
  setPicture(input: { params: { id: string }; body: OfficePictureParams }, options?: RequestOptions): CallPromise<OfficeSeries>;

  /**
   * Removes the picture of a series. Pages show a drawing again.
   *
   * For the team: owner, manager.
   *
   * `DELETE /office/series/{id}/picture/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  removePicture(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeSeries>;

  /**
   * Makes the session of a day that the series leaves out, because it is closed or was deleted.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/series/{id}/hold/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  holdDate(input: { params: { id: string }; body: HoldDateParams }, options?: RequestOptions): CallPromise<OfficeSession>;

  /**
   * What a change of sessions of a series does, with the token that confirms it.
   *
   * For the team: owner, manager.
   *
   * `POST /office/series/{id}/changes/preview/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `session_over`
   */
  previewChanges(input: { params: { id: string }; body: PreviewSeriesChangesParams }, options?: RequestOptions): CallPromise<SeriesChangesPreview>;

  /**
   * Changes sessions of a series. Everyone registered gets one email with all of their dates.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/series/{id}/changes/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `session_over`, `preview_changed`
   */
  applyChanges(input: { params: { id: string }; body: ApplySeriesChangesParams }, options?: RequestOptions): CallPromise<SeriesChanged>;
}

/** The rows of `officeSeries`, for `createCalls`. */
export const officeSeriesRows: Rows = {
  list: { method: 'GET', path: '/office/series/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/series/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/series/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/series/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/series/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/series/{id}/', access: 'member', reply: 'nothing' },
  setPicture: { method: 'POST', path: '/office/series/{id}/picture/', access: 'member', body: 'either', idempotent: true },
  removePicture: { method: 'DELETE', path: '/office/series/{id}/picture/', access: 'member' },
  holdDate: { method: 'POST', path: '/office/series/{id}/hold/', access: 'member', idempotent: true },
  previewChanges: { method: 'POST', path: '/office/series/{id}/changes/preview/', access: 'member' },
  applyChanges: { method: 'POST', path: '/office/series/{id}/changes/', access: 'member', idempotent: true },
};
