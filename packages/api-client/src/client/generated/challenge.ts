// Generated from the contract by `pnpm run generate`; do not edit.

import { readChallenge, readChallengeConfig, readSolved } from '../../contract/reads/challenge.ts';
import type { Challenge, ChallengeConfig, ChallengeToken, SolveChallengeParams } from '../../contract/generated/challenge.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `client.challenge`. */
export interface ChallengeEndpoint {
  /**
   * Issues a proof-of-work challenge to a visitor who submits a form.
   *
   * Anyone may call it; no token is sent.
   *
   * `POST /challenge/`
   *
   * @throws {ApiError} with `code` `rate_limited`
   */
  issue(options?: RequestOptions): CallPromise<Challenge>;

  /**
   * Exchanges a solved challenge for a single-use token.
   *
   * Anyone may call it; no token is sent.
   *
   * `POST /challenge/solve/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `challenge_failed`, `challenge_expired`, `rate_limited`
   */
  solve(input: { body: SolveChallengeParams }, options?: RequestOptions): CallPromise<ChallengeToken>;

  /**
   * The human check that the server uses, with its site key.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /challenge/config/`
   */
  config(options?: RequestOptions): CallPromise<ChallengeConfig>;
}

/** The rows of `challenge`, for `createCalls`. */
export const challengeRows: Rows = {
  issue: { method: 'POST', path: '/challenge/', access: 'public', reads: readChallenge },
  solve: { method: 'POST', path: '/challenge/solve/', access: 'public', reads: readSolved },
  config: { method: 'GET', path: '/challenge/config/', access: 'public', reads: readChallengeConfig },
};
