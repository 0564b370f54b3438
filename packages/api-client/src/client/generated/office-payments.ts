// Generated from the contract by `pnpm run generate`; do not edit.

import { readLinkAddress, readOfficeList, readOfficeRecord, readRefundTerms, readSentReceipt } from '../../contract/reads/office.ts';
import type { DuePayment, DuePaymentFilters, DuePayments } from '../../contract/generated/office-due-payments.ts';
import type { OfficePaymentDetail, SentReceipt } from '../../contract/generated/office-payment-detail.ts';
import type { PaymentLink, PaymentLinkParams, RenewalLink, SendLinkParams } from '../../contract/generated/office-payment-links.ts';
import type { DayTotals, DayTotalsFilters, OfficePayment, OfficePaymentFilters, OfficePayments, RefundPaymentParams, RefundTerms, SettleRefundParams, TakePaymentParams } from '../../contract/generated/office-payments.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.payments`. */
export interface OfficePaymentsEndpoint {
  /**
   * The ledger: payments and refunds, newest first.
   *
   * For the team: owner, manager, front_desk. `for await` gives the entries, of all pages.
   *
   * `GET /office/payments/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficePaymentFilters | undefined }, options?: RequestOptions): PagedCall<OfficePayments, OfficePayment>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficePaymentFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * What came in and went back by day and method.
   *
   * For the team: owner, manager, front_desk.
   *
   * `GET /office/payments/totals/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  totals(input?: { query?: DayTotalsFilters | undefined }, options?: RequestOptions): CallPromise<DayTotals>;

  /** All entries of `totals` as a CSV file, whatever `limit` says. */
  totalsCsv(input?: { query?: DayTotalsFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * What is expected on the next days: installments and renewals that are not paid yet.
   *
   * For the team: owner, manager, front_desk. `for await` gives the entries, of all pages.
   *
   * `GET /office/payments/due/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  due(input?: { query?: DuePaymentFilters | undefined }, options?: RequestOptions): PagedCall<DuePayments, DuePayment>;

  /** All entries of `due` as a CSV file, whatever `limit` says. */
  dueCsv(input?: { query?: DuePaymentFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * One payment or refund, with what was given back of it.
   *
   * For the team: owner, manager, front_desk.
   *
   * `GET /office/payments/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficePaymentDetail>;

  /**
   * Takes a payment for a registration. A card is one that the person saved.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/payments/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `nothing_to_pay`, `payment_failed`, `in_progress`
   */
  take(input: { body: TakePaymentParams }, options?: RequestOptions): CallPromise<OfficePayment>;

  /**
   * What can be given back of a payment, and what the policy proposes.
   *
   * For the team: owner, manager, front_desk.
   *
   * `GET /office/payments/{id}/refunds/terms/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  refundTerms(input: { params: { id: string } }, options?: RequestOptions): CallPromise<RefundTerms>;

  /**
   * Gives back a part of a payment, or all that is left of it.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/payments/{id}/refunds/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `refund_above_rest`
   */
  refund(input: { params: { id: string }; body: RefundPaymentParams }, options?: RequestOptions): CallPromise<OfficePayment>;

  /**
   * Hands out an open refund in cash, or turns it into studio credit.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/payments/{id}/settle/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  settle(input: { params: { id: string }; body: SettleRefundParams }, options?: RequestOptions): CallPromise<OfficePayment>;

  /**
   * Asks the provider what became of a payment or refund without an outcome.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/payments/{id}/check/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  check(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficePayment>;

  /**
   * The receipt of a payment as a PDF, to print it.
   *
   * For the team: owner, manager, front_desk.
   *
   * `GET /office/payments/{id}/receipt/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `rate_limited`
   */
  receipt(input: { params: { id: string } }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Emails the receipt of a payment to who paid.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/payments/{id}/receipt/email/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `email_missing`, `rate_limited`
   */
  sendReceipt(input: { params: { id: string } }, options?: RequestOptions): CallPromise<SentReceipt>;

  /**
   * Makes a link with which a person pays what is open, without a sign-in. It holds 24 hours, at most until the session starts, and ends the one before.
   *
   * For the team: owner, manager, front_desk.
   *
   * `POST /office/payments/link/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `nothing_to_pay`, `email_missing`, `rate_limited`
   */
  sendLink(input: { body: PaymentLinkParams }, options?: RequestOptions): CallPromise<PaymentLink>;

  /**
   * Charges a declined renewal of a membership now. The id is that of the membership.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/payments/renewals/{id}/retry/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `nothing_to_pay`, `payment_failed`
   */
  retryRenewal(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficePayment>;

  /**
   * Makes a link with which a member pays a declined renewal, without a sign-in, within 24 hours.
   *
   * For the team: owner, manager, front_desk.
   *
   * `POST /office/payments/renewals/{id}/link/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `nothing_to_pay`, `email_missing`, `rate_limited`
   */
  sendRenewalLink(input: { params: { id: string }; body?: SendLinkParams | undefined }, options?: RequestOptions): CallPromise<RenewalLink>;
}

/** The rows of `officePayments`, for `createCalls`. */
export const officePaymentsRows: Rows = {
  list: { method: 'GET', path: '/office/payments/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/payments/', access: 'member', reply: 'blob', accept: 'text/csv' },
  totals: { method: 'GET', path: '/office/payments/totals/', access: 'member', reads: readOfficeList },
  totalsCsv: { method: 'GET', path: '/office/payments/totals/', access: 'member', reply: 'blob', accept: 'text/csv' },
  due: { method: 'GET', path: '/office/payments/due/', access: 'member', paging: 'cursor', reads: readOfficeList },
  dueCsv: { method: 'GET', path: '/office/payments/due/', access: 'member', reply: 'blob', accept: 'text/csv' },
  read: { method: 'GET', path: '/office/payments/{id}/', access: 'member', reads: readOfficeRecord },
  take: { method: 'POST', path: '/office/payments/', access: 'member', idempotent: true, reads: readOfficeRecord },
  refundTerms: { method: 'GET', path: '/office/payments/{id}/refunds/terms/', access: 'member', reads: readRefundTerms },
  refund: { method: 'POST', path: '/office/payments/{id}/refunds/', access: 'member', idempotent: true, reads: readOfficeRecord },
  settle: { method: 'POST', path: '/office/payments/{id}/settle/', access: 'member', idempotent: true, reads: readOfficeRecord },
  check: { method: 'POST', path: '/office/payments/{id}/check/', access: 'member', idempotent: true, reads: readOfficeRecord },
  receipt: { method: 'GET', path: '/office/payments/{id}/receipt/', access: 'member', reply: 'blob' },
  sendReceipt: { method: 'POST', path: '/office/payments/{id}/receipt/email/', access: 'member', idempotent: true, reads: readSentReceipt },
  sendLink: { method: 'POST', path: '/office/payments/link/', access: 'member', reads: readLinkAddress },
  retryRenewal: { method: 'POST', path: '/office/payments/renewals/{id}/retry/', access: 'member', idempotent: true, reads: readOfficeRecord },
  sendRenewalLink: { method: 'POST', path: '/office/payments/renewals/{id}/link/', access: 'member', reads: readLinkAddress },
};
