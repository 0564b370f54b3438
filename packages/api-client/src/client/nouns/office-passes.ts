// Written by `pnpm run wire-table` from the contract; do not edit.
import type { OfficePasses, SellPassParams } from '../../contract/types/office-passes.ts';
import type { OfficePayment } from '../../contract/types/office-payments.ts';
import type { OwnPass } from '../../contract/types/passes.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';
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
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `plan_not_sold`, `price_changed`, `payment_failed`, `in_progress`
   */
  sell(input: { params: { id: string }; body: SellPassParams }, options?: RequestOptions): CallPromise<OfficePayment>;
}
