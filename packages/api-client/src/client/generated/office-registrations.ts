// Generated from the contract by `pnpm run generate`; do not edit.

import type { CancelForPersonParams, CancelForPersonPreview, MoveForPersonParams, MovePreview, OfficeRegistration, PreviewMoveParams, PreviewRegistrationParams, RegisterPersonParams, RegisterPreview } from '../../contract/generated/office-registrations.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `office.registrations`. */
export interface OfficeRegistrationsEndpoint {
  /**
   * What registering a person means: price, spots, and what is in the way.
   *
   * For the team: owner, manager, front_desk.
   *
   * `POST /office/people/{id}/registrations/preview/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  previewCreate(input: { params: { id: string }; body: PreviewRegistrationParams }, options?: RequestOptions): CallPromise<RegisterPreview>;

  /**
   * Registers a person by the rules of their own registration, or with overrides. The price is owed.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/registrations/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `registration_closed`, `already_registered`, `waiver_required`, `profile_incomplete`, `age_restricted`, `session_full`, `price_changed`, `in_progress`
   */
  create(input: { params: { id: string }; body: RegisterPersonParams }, options?: RequestOptions): CallPromise<OfficeRegistration>;

  /**
   * What cancelling a registration of a person gives back.
   *
   * For the team: owner, manager, front_desk.
   *
   * `POST /office/people/{id}/registrations/{registration_id}/cancel/preview/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `cannot_cancel`, `session_over`
   */
  previewCancel(input: { params: { id: string; registration_id: string } }, options?: RequestOptions): CallPromise<CancelForPersonPreview>;

  /**
   * Cancels a registration for its person, who gets an email.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/registrations/{registration_id}/cancel/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `cannot_cancel`, `session_over`, `in_progress`
   */
  cancel(input: { params: { id: string; registration_id: string }; body: CancelForPersonParams }, options?: RequestOptions): CallPromise<OfficeRegistration>;

  /**
   * What moving a registration to another date means: price, money, and what is in the way.
   *
   * For the team: owner, manager, front_desk.
   *
   * `POST /office/people/{id}/registrations/{registration_id}/move/preview/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `cannot_move`, `session_over`
   */
  previewMove(input: { params: { id: string; registration_id: string }; body: PreviewMoveParams }, options?: RequestOptions): CallPromise<MovePreview>;

  /**
   * Moves a registration to another date of its program, for its person, who gets an email.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/registrations/{registration_id}/move/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `cannot_move`, `session_over`, `registration_closed`, `already_registered`, `waiver_required`, `profile_incomplete`, `age_restricted`, `session_full`, `plan_unavailable`, `in_progress`
   */
  move(input: { params: { id: string; registration_id: string }; body: MoveForPersonParams }, options?: RequestOptions): CallPromise<OfficeRegistration>;
}

/** The rows of `officeRegistrations`, for `createCalls`. */
export const officeRegistrationsRows: Rows = {
  previewCreate: { method: 'POST', path: '/office/people/{id}/registrations/preview/', access: 'member' },
  create: { method: 'POST', path: '/office/people/{id}/registrations/', access: 'member', idempotent: true },
  previewCancel: { method: 'POST', path: '/office/people/{id}/registrations/{registration_id}/cancel/preview/', access: 'member' },
  cancel: { method: 'POST', path: '/office/people/{id}/registrations/{registration_id}/cancel/', access: 'member', idempotent: true },
  previewMove: { method: 'POST', path: '/office/people/{id}/registrations/{registration_id}/move/preview/', access: 'member' },
  move: { method: 'POST', path: '/office/people/{id}/registrations/{registration_id}/move/', access: 'member', idempotent: true },
};
