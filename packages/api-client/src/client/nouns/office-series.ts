// Written by `pnpm run wire-table` from the contract; do not edit.
import type { HoldDateParams } from '../../contract/types/office-held-dates.ts';
import type { ApplySeriesChangesParams, ChangeSeriesParams, CreateSeriesParams, OfficeSeries, OfficeSeriesFilters, OfficeSeriesList, PreviewSeriesChangesParams, SeriesChanged, SeriesChangesPreview } from '../../contract/types/office-series.ts';
import type { OfficeSession } from '../../contract/types/office-sessions.ts';
import type { OfficePictureParams } from '../../contract/types/pictures.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';
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
