// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { ChangePlanParams, CreatePlanParams, OfficePlan, OfficePlanFilters, OfficePlans, PlanPriceParams, PlanPricePreview } from '../../contract/generated/office-plans.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.plans`. */
export interface OfficePlansEndpoint {
  /**
   * The plans, those that are archived too.
   *
   * For the team: owner, manager, front_desk. `for await` gives the entries, of all pages.
   *
   * `GET /office/plans/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficePlanFilters | undefined }, options?: RequestOptions): PagedCall<OfficePlans, OfficePlan>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficePlanFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Creates a plan.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/plans/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  create(input: { body: CreatePlanParams }, options?: RequestOptions): CallPromise<OfficePlan>;

  /**
   * One plan.
   *
   * For the team: owner, manager, front_desk.
   *
   * `GET /office/plans/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficePlan>;

  /**
   * Changes the given fields of a plan, or archives it. A new price says who pays it.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/plans/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`
   */
  change(input: { params: { id: string }; body: ChangePlanParams }, options?: RequestOptions): CallPromise<OfficePlan>;

  /**
   * Deletes a plan that was never used.
   *
   * For the team: owner, manager.
   *
   * `DELETE /office/plans/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `has_history`
   */
  remove(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * Who would pay what, and when, if the price of a plan changed.
   *
   * For the team: owner, manager.
   *
   * `POST /office/plans/{id}/price/preview/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  previewPrice(input: { params: { id: string }; body: PlanPriceParams }, options?: RequestOptions): CallPromise<PlanPricePreview>;
}

/** The rows of `officePlans`, for `createCalls`. */
export const officePlansRows: Rows = {
  list: { method: 'GET', path: '/office/plans/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/plans/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/plans/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/plans/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/plans/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/plans/{id}/', access: 'member', reply: 'nothing' },
  previewPrice: { method: 'POST', path: '/office/plans/{id}/price/preview/', access: 'member' },
};
