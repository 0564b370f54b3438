// Written by `pnpm run wire-table` from the contract; do not edit.
import type { PublishWaiverParams, PublishedWaiver } from '../../contract/types/office-waiver.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';

/** The calls of `office.waiver`. */
export interface OfficeWaiverEndpoint {
  /**
   * Publishes the first waiver. From then on everybody signs it before a session.
   *
   * For the team: owner. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/waiver/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `waiver_in_force`
   */
  publish(input: { body: PublishWaiverParams }, options?: RequestOptions): CallPromise<PublishedWaiver>;
}
