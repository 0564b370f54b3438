// Generated from the contract by `pnpm run generate`; do not edit.

import type { PublishWaiverParams, PublishedWaiver } from '../../contract/generated/office-waiver.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `office.waiver`. */
export interface OfficeWaiverEndpoint {
  /**
   * Publishes the first waiver. Nobody registers without signing it then.
   *
   * For the team: owner. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/waiver/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `waiver_in_force`
   */
  publish(input: { body: PublishWaiverParams }, options?: RequestOptions): CallPromise<PublishedWaiver>;
}

/** The rows of `officeWaiver`, for `createCalls`. */
export const officeWaiverRows: Rows = {
  publish: { method: 'POST', path: '/office/waiver/', access: 'member', idempotent: true },
};
