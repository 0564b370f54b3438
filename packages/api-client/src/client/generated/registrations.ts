// Generated from the contract by `pnpm run generate`; do not edit.

import { readCancellation, readFeedback, readRegistrationResult, readRegistrations } from '../../contract/reads/registrations.ts';
import type { CancelParams, CancellationResult, ConfirmPaymentParams, Feedback, FeedbackParams, GuestRegistrationParams, PayParams, Registration, RegistrationFilters, RegistrationParams, RegistrationResult } from '../../contract/generated/registrations.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.registrations`. */
export interface RegistrationsEndpoint {
  /**
   * Registers the caller for a session; 202 when the card needs authentication first.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /training/registrations/register/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `waiver_required`, `profile_incomplete`, `age_restricted`, `registration_closed`, `session_full`, `already_registered`, `plan_unavailable`, `price_changed`, `credit_changed`, `payment_failed`, `in_progress`, `idempotency_key_reused`, `rate_limited`
   */
  register(input: { body: RegistrationParams }, options?: RequestOptions): CallPromise<RegistrationResult>;

  /**
   * Creates an account and registers it in one step, without signing in.
   *
   * Anyone may call it; no token is sent. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /training/registrations/guest-register/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_found`, `account_exists`, `age_restricted`, `registration_closed`, `session_full`, `plan_unavailable`, `price_changed`, `payment_failed`, `in_progress`, `idempotency_key_reused`, `rate_limited`
   */
  guestRegister(input: { body: GuestRegistrationParams }, options?: RequestOptions): CallPromise<RegistrationResult>;

  /**
   * The caller's registrations, newest first.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /training/registrations/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  list(input?: { query?: RegistrationFilters | undefined }, options?: RequestOptions): PagedCall<Registration[], Registration>;

  /**
   * Cancels a registration and refunds what the policy allows.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /training/registrations/{id}/cancel/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `cannot_cancel`, `in_progress`
   */
  cancel(input: { params: { id: string }; body?: CancelParams | undefined }, options?: RequestOptions): CallPromise<CancellationResult>;

  /**
   * Rates a session that has ended.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /training/registrations/{id}/feedback/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `feedback_not_open`, `feedback_given`
   */
  feedback(input: { params: { id: string }; body: FeedbackParams }, options?: RequestOptions): CallPromise<Feedback>;

  /**
   * Confirms a held seat after the card has been authenticated with the provider.
   *
   * For anyone; signed in, the reply is about the caller. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /training/registrations/{id}/confirm-payment/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `token_invalid`, `not_found`, `payment_failed`, `hold_expired`, `nothing_to_pay`, `in_progress`
   */
  confirmPayment(input: { params: { id: string }; body: ConfirmPaymentParams }, options?: RequestOptions): CallPromise<RegistrationResult>;

  /**
   * Pays a due instalment: the given number, or the next one. A reserved seat can start a plan.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /training/registrations/{id}/pay/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `plan_unavailable`, `price_changed`, `credit_changed`, `payment_failed`, `nothing_to_pay`, `in_progress`, `rate_limited`
   */
  pay(input: { params: { id: string }; body?: PayParams | undefined }, options?: RequestOptions): CallPromise<RegistrationResult>;

  /**
   * The calendar file of a registration, which opens without a sign-in.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /training/registrations/{id}/calendar/`
   *
   * @throws {ApiError} with `code` `not_found`
   */
  calendarFile(input: { params: { id: string } }, options?: RequestOptions): CallPromise<Blob>;
}

/** The rows of `registrations`, for `createCalls`. */
export const registrationsRows: Rows = {
  register: { method: 'POST', path: '/training/registrations/register/', access: 'member', idempotent: true, reads: readRegistrationResult },
  guestRegister: { method: 'POST', path: '/training/registrations/guest-register/', access: 'public', idempotent: true, reads: readRegistrationResult },
  list: { method: 'GET', path: '/training/registrations/', access: 'member', paging: 'all', reads: readRegistrations },
  cancel: { method: 'POST', path: '/training/registrations/{id}/cancel/', access: 'member', idempotent: true, reads: readCancellation },
  feedback: { method: 'POST', path: '/training/registrations/{id}/feedback/', access: 'member', idempotent: true, reads: readFeedback },
  confirmPayment: { method: 'POST', path: '/training/registrations/{id}/confirm-payment/', access: 'either', idempotent: true, reads: readRegistrationResult },
  pay: { method: 'POST', path: '/training/registrations/{id}/pay/', access: 'member', idempotent: true, reads: readRegistrationResult },
  calendarFile: { method: 'GET', path: '/training/registrations/{id}/calendar/', access: 'public', reply: 'blob' },
};
