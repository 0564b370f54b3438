// Generated from the contract by `pnpm run generate`; do not edit.

import { readPromoCodeCheck } from '../../contract/reads/promo-codes.ts';
import type { CheckPromoCodeParams, PromoCodeCheck } from '../../contract/generated/promo-codes.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `client.promoCodes`. */
export interface PromoCodesEndpoint {
  /**
   * What a promo code takes off a session or a plan. Changes nothing, and keeps no use.
   *
   * For anyone; signed in, the reply is about the caller.
   *
   * `POST /promo-codes/check/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `token_invalid`, `not_found`, `rate_limited`
   */
  check(input: { body: CheckPromoCodeParams }, options?: RequestOptions): CallPromise<PromoCodeCheck>;
}

/** The rows of `promoCodes`, for `createCalls`. */
export const promoCodesRows: Rows = {
  check: { method: 'POST', path: '/promo-codes/check/', access: 'either', reads: readPromoCodeCheck },
};
