// Generated from the contract by `pnpm run generate`; do not edit.

import { readOpening } from '../../contract/reads/openings.ts';
import type { Opening, OpeningLinkParams, OpeningParams, OpeningReceipt } from '../../contract/generated/openings.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `client.openings`. */
export interface OpeningsEndpoint {
  /**
   * Asks for one email when a spot of a full session opens. The address must be confirmed with an emailed link.
   *
   * Anyone may call it; no token is sent. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /training/sessions/{id}/openings/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `challenge_failed`, `challenge_expired`, `not_found`, `registration_closed`, `waitlist_not_needed`, `rate_limited`
   */
  request(input: { params: { id: string }; body: OpeningParams }, options?: RequestOptions): CallPromise<OpeningReceipt>;

  /**
   * Confirms the address of a request with an emailed token, and returns what became of it.
   *
   * Anyone may call it; no token is sent. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /training/openings/confirm/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `verification_link_invalid`, `rate_limited`
   */
  confirm(input: { body: OpeningLinkParams }, options?: RequestOptions): CallPromise<Opening>;

  /**
   * Withdraws a request with an emailed token and erases its address.
   *
   * Anyone may call it; no token is sent. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /training/openings/withdraw/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `verification_link_invalid`, `rate_limited`
   */
  withdraw(input: { body: OpeningLinkParams }, options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `openings`, for `createCalls`. */
export const openingsRows: Rows = {
  request: { method: 'POST', path: '/training/sessions/{id}/openings/', access: 'public', idempotent: true },
  confirm: { method: 'POST', path: '/training/openings/confirm/', access: 'public', idempotent: true, reads: readOpening },
  withdraw: { method: 'POST', path: '/training/openings/withdraw/', access: 'public', reply: 'nothing', idempotent: true },
};
