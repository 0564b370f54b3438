// Generated from the contract by `pnpm run generate`; do not edit.

import { readChangedEntry, readWaitlistEntry, readWaitlistPage } from '../../contract/reads/waitlist.ts';
import type { JoinWaitlistParams, WaitlistEntry, WaitlistItem, WaitlistNotificationsParams, WaitlistPage } from '../../contract/generated/waitlist.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.waitlist`. */
export interface WaitlistEndpoint {
  /**
   * The caller's waitlist entries: offers by deadline, then entries by the start of their session, then expired offers of sessions that are still open.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /training/waitlist/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  list(options?: RequestOptions): PagedCall<WaitlistPage, WaitlistItem>;

  /**
   * Changes how the caller is notified of an open spot.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /training/waitlist/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`
   */
  updateNotifications(input: { params: { id: string }; body: WaitlistNotificationsParams }, options?: RequestOptions): CallPromise<WaitlistEntry>;

  /**
   * Adds the caller to the end of the waitlist of a full session.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /training/waitlist/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `waiver_required`, `profile_incomplete`, `age_restricted`, `registration_closed`, `already_registered`, `already_waiting`, `waitlist_not_needed`
   */
  join(input: { body: JoinWaitlistParams }, options?: RequestOptions): CallPromise<WaitlistEntry>;

  /**
   * Removes the caller from the waitlist. After a 404, the status says whether the caller is still on it.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `DELETE /training/waitlist/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  leave(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * The caller's position on the waitlist; 404 means not on the waitlist.
   *
   * For signed-in members.
   *
   * `GET /training/waitlist/{id}/status/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  status(input: { params: { id: string } }, options?: RequestOptions): CallPromise<WaitlistEntry>;
}

/** The rows of `waitlist`, for `createCalls`. */
export const waitlistRows: Rows = {
  list: { method: 'GET', path: '/training/waitlist/', access: 'member', paging: 'all', reads: readWaitlistPage },
  updateNotifications: { method: 'PATCH', path: '/training/waitlist/{id}/', access: 'member', idempotent: true, reads: readChangedEntry },
  join: { method: 'POST', path: '/training/waitlist/', access: 'member', idempotent: true, reads: readChangedEntry },
  leave: { method: 'DELETE', path: '/training/waitlist/{id}/', access: 'member', reply: 'nothing', idempotent: true },
  status: { method: 'GET', path: '/training/waitlist/{id}/status/', access: 'member', reads: readWaitlistEntry },
};
