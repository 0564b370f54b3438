// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeCredit } from '../../contract/reads/office.ts';
import type { GiveCreditParams, OfficeCredit } from '../../contract/generated/office-credit.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `office.credit`. */
export interface OfficeCreditEndpoint {
  /**
   * The studio credit of a person, and where it came from.
   *
   * For the team: owner, manager, front_desk.
   *
   * `GET /office/people/{id}/credit/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeCredit>;

  /**
   * Gives a person studio credit, or takes it back, never below zero.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/credit/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  give(input: { params: { id: string }; body: GiveCreditParams }, options?: RequestOptions): CallPromise<OfficeCredit>;
}

/** The rows of `officeCredit`, for `createCalls`. */
export const officeCreditRows: Rows = {
  read: { method: 'GET', path: '/office/people/{id}/credit/', access: 'member', reads: readOfficeCredit },
  give: { method: 'POST', path: '/office/people/{id}/credit/', access: 'member', idempotent: true, reads: readOfficeCredit },
};
