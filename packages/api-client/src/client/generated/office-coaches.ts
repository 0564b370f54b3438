// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { ChangeCoachParams, CreateCoachParams, OfficeCoach, OfficeCoachFilters, OfficeCoaches } from '../../contract/generated/office-catalogue.ts';
import type { OfficePictureParams } from '../../contract/generated/pictures.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.coaches`. */
export interface OfficeCoachesEndpoint {
  /**
   * The coaches, those that are archived too.
   *
   * For the team: owner, manager, front_desk, editor. `for await` gives the entries, of all pages.
   *
   * `GET /office/coaches/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficeCoachFilters | undefined }, options?: RequestOptions): PagedCall<OfficeCoaches, OfficeCoach>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficeCoachFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Creates a coach.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/coaches/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  create(input: { body: CreateCoachParams }, options?: RequestOptions): CallPromise<OfficeCoach>;

  /**
   * One coach.
   *
   * For the team: owner, manager, front_desk, editor.
   *
   * `GET /office/coaches/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeCoach>;

  /**
   * Changes the given fields of a coach, or archives it.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/coaches/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`
   */
  change(input: { params: { id: string }; body: ChangeCoachParams }, options?: RequestOptions): CallPromise<OfficeCoach>;

  /**
   * Deletes a coach that was never used.
   *
   * For the team: owner, manager, editor.
   *
   * `DELETE /office/coaches/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `has_history`
   */
  remove(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * Sets the picture of a coach, or its alternative text.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/coaches/{id}/picture/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `payload_too_large`, `unsupported_media_type`, `idempotency_key_reused`, `rate_limited`
   */
  setPicture(input: { params: { id: string }; body: OfficePictureParams }, options?: RequestOptions): CallPromise<OfficeCoach>;

  /**
   * Removes the picture of a coach. Pages show a drawing again.
   *
   * For the team: owner, manager, editor.
   *
   * `DELETE /office/coaches/{id}/picture/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  removePicture(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeCoach>;
}

/** The rows of `officeCoaches`, for `createCalls`. */
export const officeCoachesRows: Rows = {
  list: { method: 'GET', path: '/office/coaches/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/coaches/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/coaches/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/coaches/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/coaches/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/coaches/{id}/', access: 'member', reply: 'nothing' },
  setPicture: { method: 'POST', path: '/office/coaches/{id}/picture/', access: 'member', body: 'either', idempotent: true },
  removePicture: { method: 'DELETE', path: '/office/coaches/{id}/picture/', access: 'member' },
};
