// Generated from the contract by `pnpm run generate`; do not edit.

import { readLinkAddress, readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { ChangePostParams, CreatePostParams, OfficePost, OfficePostEntry, OfficePostFilters, OfficePosts, PreviewLink } from '../../contract/generated/office-posts.ts';
import type { PublishParams, Revisions, WrittenVersionParams } from '../../contract/generated/office-written.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.posts`. */
export interface OfficePostsEndpoint {
  /**
   * The newest revision of a post.
   *
   * For the team: owner, manager, editor.
   *
   * `GET /office/posts/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficePost>;

  /**
   * Saves a revision of a post. The site shows it when it is published.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/posts/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`, `slug_taken`
   */
  change(input: { params: { id: string }; body: ChangePostParams }, options?: RequestOptions): CallPromise<OfficePost>;

  /**
   * Puts the newest revision of a post on the site, now or at a time. What is saved later is not on it.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/posts/{id}/publish/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`, `slug_taken`
   */
  publish(input: { params: { id: string }; body: PublishParams }, options?: RequestOptions): CallPromise<OfficePost>;

  /**
   * Takes a post off the site, and ends its schedule.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/posts/{id}/unpublish/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`
   */
  unpublish(input: { params: { id: string }; body: WrittenVersionParams }, options?: RequestOptions): CallPromise<OfficePost>;

  /**
   * The revisions of a post, newest first.
   *
   * For the team: owner, manager, editor.
   *
   * `GET /office/posts/{id}/revisions/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  revisions(input: { params: { id: string } }, options?: RequestOptions): CallPromise<Revisions>;

  /**
   * Makes an earlier revision of a post the newest one.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/posts/{id}/revisions/{n}/restore/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`, `slug_taken`
   */
  restore(input: { params: { id: string; n: string }; body: WrittenVersionParams }, options?: RequestOptions): CallPromise<OfficePost>;

  /**
   * All posts, drafts too, by their newest revision.
   *
   * For the team: owner, manager, editor. `for await` gives the entries, of all pages.
   *
   * `GET /office/posts/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficePostFilters | undefined }, options?: RequestOptions): PagedCall<OfficePosts, OfficePostEntry>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficePostFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Begins a post. It is on no site before it is published.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/posts/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `slug_taken`
   */
  create(input?: { body?: CreatePostParams | undefined }, options?: RequestOptions): CallPromise<OfficePost>;

  /**
   * Deletes a draft that was never on the site.
   *
   * For the team: owner, manager, editor.
   *
   * `DELETE /office/posts/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `has_history`
   */
  remove(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * Makes a link to the newest revision, which holds 24 hours and needs no sign-in.
   *
   * For the team: owner, manager, editor.
   *
   * `POST /office/posts/{id}/preview-link/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  previewLink(input: { params: { id: string } }, options?: RequestOptions): CallPromise<PreviewLink>;
}

/** The rows of `officePosts`, for `createCalls`. */
export const officePostsRows: Rows = {
  read: { method: 'GET', path: '/office/posts/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/posts/{id}/', access: 'member', idempotent: true },
  publish: { method: 'POST', path: '/office/posts/{id}/publish/', access: 'member', idempotent: true },
  unpublish: { method: 'POST', path: '/office/posts/{id}/unpublish/', access: 'member', idempotent: true },
  revisions: { method: 'GET', path: '/office/posts/{id}/revisions/', access: 'member', reads: readOfficeList },
  restore: { method: 'POST', path: '/office/posts/{id}/revisions/{n}/restore/', access: 'member', idempotent: true },
  list: { method: 'GET', path: '/office/posts/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/posts/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/posts/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/posts/{id}/', access: 'member', reply: 'nothing' },
  previewLink: { method: 'POST', path: '/office/posts/{id}/preview-link/', access: 'member', reads: readLinkAddress },
};
