// Written by `pnpm run wire-table` from the contract; do not edit.
import type { NewsletterParams, NewsletterSignup } from '../../contract/types/newsletter.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';

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
