// Generated from the contract by `pnpm run generate`; do not edit.

import { readOwnPasses, readPassResult } from '../../contract/reads/passes.ts';
import type { BuyPassParams, OwnPass, OwnPasses, PassResult } from '../../contract/generated/passes.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.passes`. */
export interface PassesEndpoint {
  /**
   * The caller's passes, with what is left and until when, and the history of their credits.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /passes/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  list(options?: RequestOptions): PagedCall<OwnPasses, OwnPass>;

  /**
   * Buys a pass; 202 when the card needs authentication first, and again with the same key after it.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /passes/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `profile_incomplete`, `plan_not_sold`, `offer_used`, `price_changed`, `bought_just_now`, `payment_failed`, `in_progress`, `idempotency_key_reused`, `rate_limited`
   */
  buy(input: { body: BuyPassParams }, options?: RequestOptions): CallPromise<PassResult>;
}

/** The rows of `passes`, for `createCalls`. */
export const passesRows: Rows = {
  list: { method: 'GET', path: '/passes/', access: 'member', paging: 'all', reads: readOwnPasses },
  buy: { method: 'POST', path: '/passes/', access: 'member', idempotent: true, reads: readPassResult },
};
