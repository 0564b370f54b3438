// Generated from the contract by `pnpm run generate`; do not edit.

import { readEngagement, readReacted } from '../../contract/reads/engagement.ts';
import type { Engagement, EngagementQuery, ReactionParams, ReactionResult } from '../../contract/generated/engagement.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `client.engagement`. */
export interface EngagementEndpoint {
  /**
   * A post's counts and this visitor's reactions to it.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /engagement/blog/blogpage/{slug}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_found`, `rate_limited`
   */
  read(input: { params: { slug: string }; query?: EngagementQuery | undefined }, options?: RequestOptions): CallPromise<Engagement>;

  /**
   * Adds or removes a reaction.
   *
   * Anyone may call it; no token is sent. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /engagement/blog/blogpage/{slug}/react/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_found`, `already_processing`, `rate_limited`
   */
  react(input: { params: { slug: string }; body: ReactionParams }, options?: RequestOptions): CallPromise<ReactionResult>;
}

/** The rows of `engagement`, for `createCalls`. */
export const engagementRows: Rows = {
  read: { method: 'GET', path: '/engagement/blog/blogpage/{slug}/', access: 'public', reads: readEngagement },
  react: { method: 'POST', path: '/engagement/blog/blogpage/{slug}/react/', access: 'public', idempotent: true, reads: readReacted },
};
