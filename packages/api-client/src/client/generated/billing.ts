// Generated from the contract by `pnpm run generate`; do not edit.

import { readBillingAddress, readSavedAddress } from '../../contract/reads/billing.ts';
import type { BillingAddress, BillingAddressParams } from '../../contract/generated/billing.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `client.billing`. */
export interface BillingEndpoint {
  /**
   * The caller's billing address; 404 means there is none.
   *
   * For signed-in members.
   *
   * `GET /billing-address/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  get(options?: RequestOptions): CallPromise<BillingAddress>;

  /**
   * Stores the billing address.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /billing-address/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `billing_address_exists`
   */
  create(input: { body: BillingAddressParams }, options?: RequestOptions): CallPromise<BillingAddress>;

  /**
   * Changes the billing address.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /billing-address/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`
   */
  update(input: { body: BillingAddressParams }, options?: RequestOptions): CallPromise<BillingAddress>;

  /**
   * Removes the billing address.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `DELETE /billing-address/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  remove(options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `billing`, for `createCalls`. */
export const billingRows: Rows = {
  get: { method: 'GET', path: '/billing-address/', access: 'member', reads: readBillingAddress },
  create: { method: 'POST', path: '/billing-address/', access: 'member', idempotent: true, reads: readSavedAddress },
  update: { method: 'PATCH', path: '/billing-address/', access: 'member', idempotent: true, reads: readSavedAddress },
  remove: { method: 'DELETE', path: '/billing-address/', access: 'member', reply: 'nothing', idempotent: true },
};
