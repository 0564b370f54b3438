// Generated from the contract by `pnpm run generate`; do not edit.

import { readPlans } from '../../contract/reads/plans.ts';
import type { Plan } from '../../contract/generated/plans.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.plans`. */
export interface PlansEndpoint {
  /**
   * The memberships and passes on sale, cheapest first; introductory offers only without a sign-in, or to whom they are sold.
   *
   * For anyone; signed in, the reply is about the caller. `for await` gives the entries, of all pages.
   *
   * `GET /plans/`
   *
   * @throws {ApiError} with `code` `token_invalid`
   */
  list(options?: RequestOptions): PagedCall<Plan[], Plan>;
}

/** The rows of `plans`, for `createCalls`. */
export const plansRows: Rows = {
  list: { method: 'GET', path: '/plans/', access: 'either', paging: 'all', reads: readPlans },
};
