// Generated from the contract by `pnpm run generate`; do not edit.

import { readOpenPaymentLink, readPaidByLink } from '../../contract/reads/payment-links.ts';
import { readPaymentsConfig, readSandboxMethod } from '../../contract/reads/payments.ts';
import type { OpenPaymentLink, PaidByLink, PayByLinkParams } from '../../contract/generated/payment-links.ts';
import type { ConfirmSandboxParams, PaymentsConfig, SandboxCard, SandboxConfirmation, SandboxPaymentMethod, SavedCard } from '../../contract/generated/payments.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.payments`. */
export interface PaymentsEndpoint {
  /**
   * The payment provider that the server uses, with its publishable key.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /payments/config/`
   */
  config(options?: RequestOptions): CallPromise<PaymentsConfig>;

  /**
   * The caller's saved cards, newest first.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /payments/methods/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  savedCards(options?: RequestOptions): PagedCall<SavedCard[], SavedCard>;

  /**
   * Removes a saved card. An instalment plan that still charges it continues.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `DELETE /payments/methods/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  forgetCard(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * The receipt of the caller's payment as a PDF: its lines, refunds, and its place in a plan.
   *
   * For signed-in members.
   *
   * `GET /payments/{id}/receipt/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`, `rate_limited`
   */
  receipt(input: { params: { id: string } }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * What a payment link of the studio asks somebody to pay. Reading it changes nothing.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /payment-links/{token}/`
   *
   * @throws {ApiError} with `code` `not_found`, `link_used`, `link_ended`, `rate_limited`
   */
  readLink(input: { params: { token: string } }, options?: RequestOptions): CallPromise<OpenPaymentLink>;

  /**
   * Pays by link, once, without a sign-in; 202 when the card needs authentication first, and again with the same key after it.
   *
   * Anyone may call it; no token is sent. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /payment-links/{token}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_found`, `link_used`, `link_ended`, `price_changed`, `payment_failed`, `in_progress`, `idempotency_key_reused`, `rate_limited`
   */
  payLink(input: { params: { token: string }; body: PayByLinkParams }, options?: RequestOptions): CallPromise<PaidByLink>;

  /**
   * Creates a payment method from a test card, in the sandbox only.
   *
   * For anyone; signed in, the reply is about the caller.
   *
   * `POST /payments/sandbox/payment-methods/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `token_invalid`, `not_found`
   */
  createSandboxMethod(input: { body: SandboxCard }, options?: RequestOptions): CallPromise<SandboxPaymentMethod>;

  /**
   * Completes or fails 3-D Secure authentication, in the sandbox only.
   *
   * Anyone may call it; no token is sent.
   *
   * `POST /payments/sandbox/confirm/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_found`, `hold_expired`, `nothing_to_pay`
   */
  confirmSandbox(input: { body: ConfirmSandboxParams }, options?: RequestOptions): CallPromise<SandboxConfirmation>;

  /**
   * Receives the payment provider's events and verifies their signature.
   *
   * Anyone may call it; no token is sent.
   *
   * `POST /payments/webhook/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_found`, `unavailable`
   */
  webhook(input?: { body?: unknown }, options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `payments`, for `createCalls`. */
export const paymentsRows: Rows = {
  config: { method: 'GET', path: '/payments/config/', access: 'public', reads: readPaymentsConfig },
  savedCards: { method: 'GET', path: '/payments/methods/', access: 'member', paging: 'all' },
  forgetCard: { method: 'DELETE', path: '/payments/methods/{id}/', access: 'member', reply: 'nothing', idempotent: true },
  receipt: { method: 'GET', path: '/payments/{id}/receipt/', access: 'member', reply: 'blob' },
  readLink: { method: 'GET', path: '/payment-links/{token}/', access: 'public', reads: readOpenPaymentLink },
  payLink: { method: 'POST', path: '/payment-links/{token}/', access: 'public', idempotent: true, reads: readPaidByLink },
  createSandboxMethod: { method: 'POST', path: '/payments/sandbox/payment-methods/', access: 'either', reads: readSandboxMethod },
  confirmSandbox: { method: 'POST', path: '/payments/sandbox/confirm/', access: 'public' },
  webhook: { method: 'POST', path: '/payments/webhook/', access: 'public', reply: 'nothing' },
};
