// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Menu } from '../../contract/types/navigation.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';

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
