// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Plan } from '../../contract/types/plans.ts';
import type { RequestOptions } from '../../http/perform.ts';
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
