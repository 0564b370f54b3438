// Generated from the contract by `pnpm run generate`; do not edit.

import { readCredit, readCreditHistory } from '../../contract/reads/credit.ts';
import type { Credit, CreditEntry } from '../../contract/generated/credit.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
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

/** The rows of `credit`, for `createCalls`. */
export const creditRows: Rows = {
  get: { method: 'GET', path: '/credit/', access: 'member', reads: readCredit },
  history: { method: 'GET', path: '/credit/history/', access: 'member', paging: 'all', reads: readCreditHistory },
};
