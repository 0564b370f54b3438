// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { ChangeCategoryParams, CreateCategoryParams, OfficeCategories, OfficeCategory, OfficeCategoryFilters } from '../../contract/generated/office-catalogue.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.categories`. */
export interface OfficeCategoriesEndpoint {
  /**
   * The categories, those that are archived too.
   *
   * For the team: owner, manager, front_desk, editor. `for await` gives the entries, of all pages.
   *
   * `GET /office/categories/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficeCategoryFilters | undefined }, options?: RequestOptions): PagedCall<OfficeCategories, OfficeCategory>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficeCategoryFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Creates a category.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/categories/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  create(input: { body: CreateCategoryParams }, options?: RequestOptions): CallPromise<OfficeCategory>;

  /**
   * One category.
   *
   * For the team: owner, manager, front_desk, editor.
   *
   * `GET /office/categories/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeCategory>;

  /**
   * Changes the given fields of a category, or archives it.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/categories/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`
   */
  change(input: { params: { id: string }; body: ChangeCategoryParams }, options?: RequestOptions): CallPromise<OfficeCategory>;

  /**
   * Deletes a category that was never used.
   *
   * For the team: owner, manager, editor.
   *
   * `DELETE /office/categories/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `has_history`
   */
  remove(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `officeCategories`, for `createCalls`. */
export const officeCategoriesRows: Rows = {
  list: { method: 'GET', path: '/office/categories/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/categories/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/categories/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/categories/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/categories/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/categories/{id}/', access: 'member', reply: 'nothing' },
};
