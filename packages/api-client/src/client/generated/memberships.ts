// Generated from the contract by `pnpm run generate`; do not edit.

import { readMembershipCardResult, readMembershipResult, readOwnMembership, readOwnMemberships, readPlanChangePreview, readPlanChangeResult } from '../../contract/reads/memberships.ts';
import type { BuyMembershipParams, MembershipCardParams, MembershipCardResult, MembershipResult, OwnMembership, PauseMembershipParams, PayMembershipParams, PlanChangeParams, PlanChangePreview, PlanChangeResult } from '../../contract/generated/memberships.ts';
import type { PlanChangePreviewParams } from '../../contract/generated/plan-changes.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.memberships`. */
export interface MembershipsEndpoint {
  /**
   * The caller's memberships, newest first, with their payments.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /memberships/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  list(options?: RequestOptions): PagedCall<OwnMembership[], OwnMembership>;

  /**
   * Buys a membership, also in order to register for a session; 202 when the card needs authentication first, and again with the same key after it.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /memberships/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `waiver_required`, `profile_incomplete`, `age_restricted`, `registration_closed`, `session_full`, `already_registered`, `plan_not_sold`, `offer_used`, `price_changed`, `membership_exists`, `payment_failed`, `in_progress`, `idempotency_key_reused`, `rate_limited`
   */
  buy(input: { body: BuyMembershipParams }, options?: RequestOptions): CallPromise<MembershipResult>;

  /**
   * Pays a renewal that was declined, or brings back a membership that expired.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /memberships/{id}/pay/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `nothing_to_pay`, `membership_exists`, `payment_failed`, `in_progress`, `idempotency_key_reused`, `rate_limited`
   */
  pay(input: { params: { id: string }; body: PayMembershipParams }, options?: RequestOptions): CallPromise<MembershipResult>;

  /**
   * Changes the card of a membership: a saved one, or a new one, which is stored without a charge.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /memberships/{id}/payment-method/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `not_renewing`, `payment_failed`, `in_progress`, `rate_limited`
   */
  changeCard(input: { params: { id: string }; body: MembershipCardParams }, options?: RequestOptions): CallPromise<MembershipCardResult>;

  /**
   * What a change to another plan costs now and with the next payment.
   *
   * For signed-in members.
   *
   * `POST /memberships/{id}/change/preview/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `not_renewing`, `membership_paused`, `plan_not_sold`
   */
  previewChange(input: { params: { id: string }; body: PlanChangePreviewParams }, options?: RequestOptions): CallPromise<PlanChangePreview>;

  /**
   * Changes the plan: a dearer one begins now and is charged, a cheaper one begins with the next payment.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /memberships/{id}/change/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `not_renewing`, `membership_paused`, `plan_not_sold`, `preview_changed`, `payment_failed`, `in_progress`, `idempotency_key_reused`, `rate_limited`
   */
  change(input: { params: { id: string }; body: PlanChangeParams }, options?: RequestOptions): CallPromise<PlanChangeResult>;

  /**
   * Stops the renewals. The membership holds to the end of what is paid.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /memberships/{id}/cancel/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`, `not_renewing`, `in_progress`
   */
  cancel(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OwnMembership>;

  /**
   * Stops billing and the member rate for some time. The next payment moves by as many days.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /memberships/{id}/pause/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `not_renewing`, `membership_paused`, `in_progress`
   */
  pause(input: { params: { id: string }; body: PauseMembershipParams }, options?: RequestOptions): CallPromise<OwnMembership>;

  /**
   * Takes back a cancellation before the membership has ended; without one, it ends a pause.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /memberships/{id}/resume/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`, `membership_over`, `in_progress`
   */
  resume(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OwnMembership>;
}

/** The rows of `memberships`, for `createCalls`. */
export const membershipsRows: Rows = {
  list: { method: 'GET', path: '/memberships/', access: 'member', paging: 'all', reads: readOwnMemberships },
  buy: { method: 'POST', path: '/memberships/', access: 'member', idempotent: true, reads: readMembershipResult },
  pay: { method: 'POST', path: '/memberships/{id}/pay/', access: 'member', idempotent: true, reads: readMembershipResult },
  changeCard: { method: 'PATCH', path: '/memberships/{id}/payment-method/', access: 'member', idempotent: true, reads: readMembershipCardResult },
  previewChange: { method: 'POST', path: '/memberships/{id}/change/preview/', access: 'member', reads: readPlanChangePreview },
  change: { method: 'POST', path: '/memberships/{id}/change/', access: 'member', idempotent: true, reads: readPlanChangeResult },
  cancel: { method: 'POST', path: '/memberships/{id}/cancel/', access: 'member', idempotent: true, reads: readOwnMembership },
  pause: { method: 'POST', path: '/memberships/{id}/pause/', access: 'member', idempotent: true, reads: readOwnMembership },
  resume: { method: 'POST', path: '/memberships/{id}/resume/', access: 'member', idempotent: true, reads: readOwnMembership },
};
