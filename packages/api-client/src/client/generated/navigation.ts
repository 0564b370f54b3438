// Generated from the contract by `pnpm run generate`; do not edit.

import { readMenu } from '../../contract/reads/navigation.ts';
import type { Menu } from '../../contract/generated/navigation.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `client.navigation`. */
export interface NavigationEndpoint {
  /**
   * The menu of the header.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /navigation/menu/`
   */
  menu(options?: RequestOptions): CallPromise<Menu>;
}

/** The rows of `navigation`, for `createCalls`. */
export const navigationRows: Rows = {
  menu: { method: 'GET', path: '/navigation/menu/', access: 'public', reads: readMenu },
};
