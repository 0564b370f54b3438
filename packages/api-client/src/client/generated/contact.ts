// Generated from the contract by `pnpm run generate`; do not edit.

import type { ContactParams, ContactReceipt } from '../../contract/generated/contact.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `client.contact`. */
export interface ContactEndpoint {
  /**
   * Sends a message to the studio by email, and a copy to its sender.
   *
   * Anyone may call it; no token is sent. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /contact/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `challenge_failed`, `challenge_expired`, `rate_limited`
   */
  send(input: { body: ContactParams }, options?: RequestOptions): CallPromise<ContactReceipt>;
}

/** The rows of `contact`, for `createCalls`. */
export const contactRows: Rows = {
  send: { method: 'POST', path: '/contact/', access: 'public', idempotent: true },
};
