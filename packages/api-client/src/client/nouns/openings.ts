// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Opening, OpeningLinkParams, OpeningParams, OpeningReceipt } from '../../contract/types/openings.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';

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
