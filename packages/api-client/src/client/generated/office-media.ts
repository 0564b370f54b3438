// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList } from '../../contract/reads/office.ts';
import type { OfficeMediaFilters, OfficeMediaPicture, OfficeMediaPictures, UploadMediaParams } from '../../contract/generated/office-media.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.media`. */
export interface OfficeMediaEndpoint {
  /**
   * The uploaded pictures, newest first.
   *
   * For the team: owner, manager, editor. `for await` gives the entries, of all pages.
   *
   * `GET /office/media/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficeMediaFilters | undefined }, options?: RequestOptions): PagedCall<OfficeMediaPictures, OfficeMediaPicture>;

  /**
   * Stores a picture with its alternative text. It is encoded anew, without its metadata.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/media/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `payload_too_large`, `unsupported_media_type`, `idempotency_key_reused`, `rate_limited`
   */
  upload(input: { body: UploadMediaParams }, options?: RequestOptions): CallPromise<OfficeMediaPicture>;

  /**
   * Deletes a picture that no revision of a post has.
   *
   * For the team: owner, manager, editor.
   *
   * `DELETE /office/media/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `has_history`
   */
  remove(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `officeMedia`, for `createCalls`. */
export const officeMediaRows: Rows = {
  list: { method: 'GET', path: '/office/media/', access: 'member', paging: 'cursor', reads: readOfficeList },
  upload: { method: 'POST', path: '/office/media/', access: 'member', body: 'multipart', idempotent: true },
  remove: { method: 'DELETE', path: '/office/media/{id}/', access: 'member', reply: 'nothing' },
};
