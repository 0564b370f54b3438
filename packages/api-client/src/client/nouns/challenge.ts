// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Challenge, ChallengeConfig, ChallengeToken, SolveChallengeParams } from '../../contract/types/challenge.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';

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
