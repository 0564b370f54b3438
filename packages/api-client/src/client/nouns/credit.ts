// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Credit, CreditEntry } from '../../contract/types/credit.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

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

  /**
   * Where the studio credit of the caller came from, and what it paid for, newest first.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /credit/history/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  history(options?: RequestOptions): PagedCall<CreditEntry[], CreditEntry>;
}
