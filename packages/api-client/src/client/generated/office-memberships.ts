// Generated from the contract by `pnpm run generate`; do not edit.

import type { EndMembershipParams, GrantMembershipParams, OfficeMembership, OfficePauseMembershipParams, OfficeResumeMembershipParams } from '../../contract/generated/office-memberships.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `office.memberships`. */
export interface OfficeMembershipsEndpoint {
  /**
   * Grants a membership to a person who has none.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/memberships/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `membership_exists`
   */
  grant(input: { params: { id: string }; body: GrantMembershipParams }, options?: RequestOptions): CallPromise<OfficeMembership>;

  /**
   * Ends a membership today. Registrations keep their price.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/memberships/{membership_id}/end/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `membership_over`
   */
  end(input: { params: { id: string; membership_id: string }; body: EndMembershipParams }, options?: RequestOptions): CallPromise<OfficeMembership>;

  /**
   * Pauses a bought membership of a person.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/memberships/{membership_id}/pause/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `not_renewing`, `membership_paused`, `in_progress`
   */
  pause(input: { params: { id: string; membership_id: string }; body: OfficePauseMembershipParams }, options?: RequestOptions): CallPromise<OfficeMembership>;

  /**
   * Ends a pause today, or takes back one that has not begun.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/memberships/{membership_id}/resume/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `membership_over`
   */
  resume(input: { params: { id: string; membership_id: string }; body: OfficeResumeMembershipParams }, options?: RequestOptions): CallPromise<OfficeMembership>;
}

/** The rows of `officeMemberships`, for `createCalls`. */
export const officeMembershipsRows: Rows = {
  grant: { method: 'POST', path: '/office/people/{id}/memberships/', access: 'member', idempotent: true },
  end: { method: 'POST', path: '/office/people/{id}/memberships/{membership_id}/end/', access: 'member', idempotent: true },
  pause: { method: 'POST', path: '/office/people/{id}/memberships/{membership_id}/pause/', access: 'member', idempotent: true },
  resume: { method: 'POST', path: '/office/people/{id}/memberships/{membership_id}/resume/', access: 'member', idempotent: true },
};
