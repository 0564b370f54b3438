// Generated from the contract by `pnpm run generate`; do not edit.

import { readDoorPass } from '../../contract/reads/door-pass.ts';
import type { DoorPass } from '../../contract/generated/door-pass.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `client.doorPass`. */
export interface DoorPassEndpoint {
  /**
   * The pass of the caller. The first call makes it.
   *
   * For signed-in members.
   *
   * `GET /pass/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  get(options?: RequestOptions): CallPromise<DoorPass>;

  /**
   * Gives the caller a new code. The old one ends at once.
   *
   * For signed-in members.
   *
   * `POST /pass/renew/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `rate_limited`
   */
  renew(options?: RequestOptions): CallPromise<DoorPass>;
}

/** The rows of `doorPass`, for `createCalls`. */
export const doorPassRows: Rows = {
  get: { method: 'GET', path: '/pass/', access: 'member', reads: readDoorPass },
  renew: { method: 'POST', path: '/pass/renew/', access: 'member', reads: readDoorPass },
};
