// Generated from the contract by `pnpm run generate`; do not edit.

import { readPlans } from '../../contract/reads/plans.ts';
import type { Plan } from '../../contract/generated/plans.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.plans`. */
export interface PlansEndpoint {
  /**
   * The memberships and passes on sale, cheapest first.
   *
   * Anyone may call it; no token is sent. `for await` gives the entries, of all pages.
   *
   * `GET /plans/`
   */
  list(options?: RequestOptions): PagedCall<Plan[], Plan>;
}

/** The rows of `plans`, for `createCalls`. */
export const plansRows: Rows = {
  list: { method: 'GET', path: '/plans/', access: 'public', paging: 'all', reads: readPlans },
};
