// Generated from the contract by `pnpm run generate`; do not edit.

import type { NewsletterParams, NewsletterSignup } from '../../contract/generated/newsletter.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `client.newsletter`. */
export interface NewsletterEndpoint {
  /**
   * Adds an address to the mailing list. Field errors are in `errors`.
   *
   * Anyone may call it; no token is sent. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /mailing-list-signup/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `challenge_failed`, `challenge_expired`, `rate_limited`
   */
  signUp(input: { body: NewsletterParams }, options?: RequestOptions): CallPromise<NewsletterSignup>;
}

/** The rows of `newsletter`, for `createCalls`. */
export const newsletterRows: Rows = {
  signUp: { method: 'POST', path: '/mailing-list-signup/', access: 'public', idempotent: true },
};
