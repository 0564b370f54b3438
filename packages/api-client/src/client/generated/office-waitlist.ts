// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { AddToWaitlistParams, OfferSpotParams, OfficeWaitlist, OfficeWaitlistEntry } from '../../contract/generated/office-waitlist.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.waitlist`. */
export interface OfficeWaitlistEndpoint {
  /**
   * The people who wait for a spot in a session, in the order in which they joined.
   *
   * For the team: owner, manager, front_desk. `for await` gives the entries, of all pages.
   *
   * `GET /office/sessions/{id}/waitlist/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  list(input: { params: { id: string } }, options?: RequestOptions): PagedCall<OfficeWaitlist, OfficeWaitlistEntry>;

  /**
   * Adds a person to the end of the waitlist of a full session, and tells them by email.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/sessions/{id}/waitlist/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `waiver_required`, `profile_incomplete`, `age_restricted`, `registration_closed`, `already_registered`, `already_waiting`, `waitlist_not_needed`
   */
  add(input: { params: { id: string }; body: AddToWaitlistParams }, options?: RequestOptions): CallPromise<OfficeWaitlistEntry>;

  /**
   * Removes a person from the waitlist. The spot of an offer goes to the next.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `DELETE /office/sessions/{id}/waitlist/{entry}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  remove(input: { params: { id: string; entry: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * Offers a spot to a person out of turn, beyond the spots of a full session. Nobody else is told.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/sessions/{id}/waitlist/{entry}/offer/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `registration_closed`
   */
  offer(input: { params: { id: string; entry: string }; body: OfferSpotParams }, options?: RequestOptions): CallPromise<OfficeWaitlistEntry>;
}

/** The rows of `officeWaitlist`, for `createCalls`. */
export const officeWaitlistRows: Rows = {
  list: { method: 'GET', path: '/office/sessions/{id}/waitlist/', access: 'member', paging: 'all', reads: readOfficeList },
  add: { method: 'POST', path: '/office/sessions/{id}/waitlist/', access: 'member', idempotent: true, reads: readOfficeRecord },
  remove: { method: 'DELETE', path: '/office/sessions/{id}/waitlist/{entry}/', access: 'member', reply: 'nothing', idempotent: true },
  offer: { method: 'POST', path: '/office/sessions/{id}/waitlist/{entry}/offer/', access: 'member', idempotent: true, reads: readOfficeRecord },
};
