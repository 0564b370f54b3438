// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { OfficeCards, OfficeSale, SellParams } from '../../contract/generated/office-sales.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `office.sales`. */
export interface OfficeSalesEndpoint {
  /**
   * The cards that a person saved, with which the desk can sell to them.
   *
   * For the team: owner, manager, front_desk.
   *
   * `GET /office/people/{id}/cards/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  cards(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeCards>;

  /**
   * Sells a membership, a pass, a place or a gift card at the desk; 202 while the outcome of a card is open, and again with the same key after it.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/sales/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `profile_incomplete`, `waiver_required`, `age_restricted`, `registration_closed`, `session_full`, `already_registered`, `plan_not_sold`, `offer_used`, `price_changed`, `payment_failed`, `in_progress`, `idempotency_key_reused`
   */
  sell(input: { params: { id: string }; body: SellParams }, options?: RequestOptions): CallPromise<OfficeSale>;

  /**
   * Withdraws a payment link, so that nobody pays by it any more. The id is that of the link.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/sales/{id}/withdraw/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `link_used`
   */
  withdraw(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `officeSales`, for `createCalls`. */
export const officeSalesRows: Rows = {
  cards: { method: 'GET', path: '/office/people/{id}/cards/', access: 'member', reads: readOfficeList },
  sell: { method: 'POST', path: '/office/people/{id}/sales/', access: 'member', idempotent: true, reads: readOfficeRecord },
  withdraw: { method: 'POST', path: '/office/sales/{id}/withdraw/', access: 'member', reply: 'nothing', idempotent: true },
};
