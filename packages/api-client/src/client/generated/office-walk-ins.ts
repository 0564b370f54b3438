// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { AddWalkInsParams, RegisterWalkInParams, WalkInResult, WalkInResults } from '../../contract/generated/office-walk-ins.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `office.walkIns`. */
export interface OfficeWalkInsEndpoint {
  /**
   * Registers people at the door, takes their payment and checks them in, each on its own. What cannot be done is refused and stands on the worklist.
   *
   * For the team: owner, manager, front_desk.
   *
   * `POST /office/walk-ins/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `walk_in_exists`
   */
  add(input: { body: AddWalkInsParams }, options?: RequestOptions): CallPromise<WalkInResults>;

  /**
   * Registers a walk-in that was refused, as it was sent or with overrides.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/walk-ins/{id}/register/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `registration_closed`, `already_registered`, `age_restricted`, `session_full`, `in_progress`
   */
  register(input: { params: { id: string }; body?: RegisterWalkInParams | undefined }, options?: RequestOptions): CallPromise<WalkInResult>;
}

/** The rows of `officeWalkIns`, for `createCalls`. */
export const officeWalkInsRows: Rows = {
  add: { method: 'POST', path: '/office/walk-ins/', access: 'member', reads: readOfficeList },
  register: { method: 'POST', path: '/office/walk-ins/{id}/register/', access: 'member', idempotent: true, reads: readOfficeRecord },
};
