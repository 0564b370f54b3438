// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { ChangePromoCodeParams, CreatePromoCodeParams, OfficePromoCode, OfficePromoCodeFilters, OfficePromoCodes } from '../../contract/generated/office-promo-codes.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.promoCodes`. */
export interface OfficePromoCodesEndpoint {
  /**
   * The promo codes, those that are archived too.
   *
   * For the team: owner, manager, front_desk. `for await` gives the entries, of all pages.
   *
   * `GET /office/promo-codes/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficePromoCodeFilters | undefined }, options?: RequestOptions): PagedCall<OfficePromoCodes, OfficePromoCode>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficePromoCodeFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Creates a promo code.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/promo-codes/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  create(input: { body: CreatePromoCodeParams }, options?: RequestOptions): CallPromise<OfficePromoCode>;

  /**
   * One promo code.
   *
   * For the team: owner, manager, front_desk.
   *
   * `GET /office/promo-codes/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficePromoCode>;

  /**
   * Changes the given fields of a promo code, or archives it.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/promo-codes/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`
   */
  change(input: { params: { id: string }; body: ChangePromoCodeParams }, options?: RequestOptions): CallPromise<OfficePromoCode>;

  /**
   * Deletes a promo code that was never used.
   *
   * For the team: owner, manager.
   *
   * `DELETE /office/promo-codes/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `has_history`
   */
  remove(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `officePromoCodes`, for `createCalls`. */
export const officePromoCodesRows: Rows = {
  list: { method: 'GET', path: '/office/promo-codes/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/promo-codes/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/promo-codes/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/promo-codes/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/promo-codes/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/promo-codes/{id}/', access: 'member', reply: 'nothing' },
};
