// Generated from the contract by `pnpm run generate`; do not edit.

import { readPlanChangePreview } from '../../contract/reads/memberships.ts';
import { readLinkAddress } from '../../contract/reads/office.ts';
import type { PlanChangePreview } from '../../contract/generated/memberships.ts';
import type { EndMembershipParams, GrantMembershipParams, OfficeCancelMembershipParams, OfficeMembership, OfficePauseMembershipParams, OfficePlanChangeParams, OfficeResumeMembershipParams } from '../../contract/generated/office-memberships.ts';
import type { MembershipLinkSent, SendLinkParams } from '../../contract/generated/office-payment-links.ts';
import type { PlanChangePreviewParams } from '../../contract/generated/plan-changes.ts';
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

  /**
   * Stops the renewals of a person, with the end of what is paid.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/memberships/{membership_id}/cancel/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `not_renewing`
   */
  cancel(input: { params: { id: string; membership_id: string }; body: OfficeCancelMembershipParams }, options?: RequestOptions): CallPromise<OfficeMembership>;

  /**
   * Makes a link with which a person stores the card of a membership, without a sign-in, within 24 hours.
   *
   * For the team: owner, manager, front_desk.
   *
   * `POST /office/people/{id}/memberships/{membership_id}/payment-link/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `not_renewing`, `email_missing`
   */
  sendCardLink(input: { params: { id: string; membership_id: string }; body?: SendLinkParams | undefined }, options?: RequestOptions): CallPromise<MembershipLinkSent>;

  /**
   * What a change of the plan of a person costs, and when.
   *
   * For the team: owner, manager, front_desk.
   *
   * `POST /office/people/{id}/memberships/{membership_id}/change/preview/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `not_renewing`, `membership_paused`, `plan_not_sold`
   */
  previewChange(input: { params: { id: string; membership_id: string }; body: PlanChangePreviewParams }, options?: RequestOptions): CallPromise<PlanChangePreview>;

  /**
   * Changes the plan of a person as its preview said: now by their card, or with the next payment.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/memberships/{membership_id}/change/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `not_renewing`, `membership_paused`, `plan_not_sold`, `preview_changed`, `payment_failed`, `in_progress`
   */
  change(input: { params: { id: string; membership_id: string }; body: OfficePlanChangeParams }, options?: RequestOptions): CallPromise<OfficeMembership>;
}

/** The rows of `officeMemberships`, for `createCalls`. */
export const officeMembershipsRows: Rows = {
  grant: { method: 'POST', path: '/office/people/{id}/memberships/', access: 'member', idempotent: true },
  end: { method: 'POST', path: '/office/people/{id}/memberships/{membership_id}/end/', access: 'member', idempotent: true },
  pause: { method: 'POST', path: '/office/people/{id}/memberships/{membership_id}/pause/', access: 'member', idempotent: true },
  resume: { method: 'POST', path: '/office/people/{id}/memberships/{membership_id}/resume/', access: 'member', idempotent: true },
  cancel: { method: 'POST', path: '/office/people/{id}/memberships/{membership_id}/cancel/', access: 'member', idempotent: true },
  sendCardLink: { method: 'POST', path: '/office/people/{id}/memberships/{membership_id}/payment-link/', access: 'member', reads: readLinkAddress },
  previewChange: { method: 'POST', path: '/office/people/{id}/memberships/{membership_id}/change/preview/', access: 'member', reads: readPlanChangePreview },
  change: { method: 'POST', path: '/office/people/{id}/memberships/{membership_id}/change/', access: 'member', idempotent: true },
};
