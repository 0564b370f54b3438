// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeRecord } from '../../contract/reads/office.ts';
import { readOwnPasses } from '../../contract/reads/passes.ts';
import type { OfficePasses, SellPassParams } from '../../contract/generated/office-passes.ts';
import type { OfficePayment } from '../../contract/generated/office-payments.ts';
import type { OwnPass } from '../../contract/generated/passes.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.passes`. */
export interface OfficePassesEndpoint {
  /**
   * The passes of a person: what is left, until when, and how it was used.
   *
   * For the team: owner, manager, front_desk. `for await` gives the entries, of all pages.
   *
   * `GET /office/people/{id}/passes/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  list(input: { params: { id: string } }, options?: RequestOptions): PagedCall<OfficePasses, OwnPass>;

  /**
   * Sells a pass to a person, for cash or from a card that they saved.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/passes/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `profile_incomplete`, `plan_not_sold`, `offer_used`, `price_changed`, `payment_failed`, `in_progress`, `idempotency_key_reused`
   */
  sell(input: { params: { id: string }; body: SellPassParams }, options?: RequestOptions): CallPromise<OfficePayment>;
}

/** The rows of `officePasses`, for `createCalls`. */
export const officePassesRows: Rows = {
  list: { method: 'GET', path: '/office/people/{id}/passes/', access: 'member', paging: 'all', reads: readOwnPasses },
  sell: { method: 'POST', path: '/office/people/{id}/passes/', access: 'member', idempotent: true, reads: readOfficeRecord },
};
