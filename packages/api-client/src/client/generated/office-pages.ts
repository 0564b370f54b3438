// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { ChangePageParams, OfficePage, OfficePageEntry, OfficePageFilters, OfficePages } from '../../contract/generated/office-pages.ts';
import type { PublishParams, Revisions, WrittenVersionParams } from '../../contract/generated/office-written.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.pages`. */
export interface OfficePagesEndpoint {
  /**
   * The newest revision of a page.
   *
   * For the team: owner, manager, editor.
   *
   * `GET /office/pages/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficePage>;

  /**
   * Saves a revision of a page. The site shows it when it is published.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/pages/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`
   */
  change(input: { params: { id: string }; body: ChangePageParams }, options?: RequestOptions): CallPromise<OfficePage>;

  /**
   * Puts the newest revision of a page on the site, now or at a time. What is saved later is not on it.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/pages/{id}/publish/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`
   */
  publish(input: { params: { id: string }; body: PublishParams }, options?: RequestOptions): CallPromise<OfficePage>;

  /**
   * Takes a page off the site, and ends its schedule.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/pages/{id}/unpublish/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`
   */
  unpublish(input: { params: { id: string }; body: WrittenVersionParams }, options?: RequestOptions): CallPromise<OfficePage>;

  /**
   * The revisions of a page, newest first.
   *
   * For the team: owner, manager, editor.
   *
   * `GET /office/pages/{id}/revisions/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  revisions(input: { params: { id: string } }, options?: RequestOptions): CallPromise<Revisions>;

  /**
   * Makes an earlier revision of a page the newest one.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/pages/{id}/revisions/{n}/restore/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`
   */
  restore(input: { params: { id: string; n: string }; body: WrittenVersionParams }, options?: RequestOptions): CallPromise<OfficePage>;

  /**
   * All pages, by their newest revision.
   *
   * For the team: owner, manager, editor. `for await` gives the entries, of all pages.
   *
   * `GET /office/pages/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficePageFilters | undefined }, options?: RequestOptions): PagedCall<OfficePages, OfficePageEntry>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficePageFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;
}

/** The rows of `officePages`, for `createCalls`. */
export const officePagesRows: Rows = {
  read: { method: 'GET', path: '/office/pages/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/pages/{id}/', access: 'member', idempotent: true },
  publish: { method: 'POST', path: '/office/pages/{id}/publish/', access: 'member', idempotent: true },
  unpublish: { method: 'POST', path: '/office/pages/{id}/unpublish/', access: 'member', idempotent: true },
  revisions: { method: 'GET', path: '/office/pages/{id}/revisions/', access: 'member', reads: readOfficeList },
  restore: { method: 'POST', path: '/office/pages/{id}/revisions/{n}/restore/', access: 'member', idempotent: true },
  list: { method: 'GET', path: '/office/pages/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/pages/', access: 'member', reply: 'blob', accept: 'text/csv' },
};
