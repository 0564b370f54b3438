// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Credit } from '../../contract/types/credit.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';

/** The calls of `client.credit`. */
export interface CreditEndpoint {
  /**
   * How much studio credit the caller has.
   *
   * For signed-in members.
   *
   * `GET /credit/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  get(options?: RequestOptions): CallPromise<Credit>;
}
