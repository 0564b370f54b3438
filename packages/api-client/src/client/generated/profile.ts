// Generated from the contract by `pnpm run generate`; do not edit.

import { readChangedProfile, readDashboard, readFeed, readProfile, readTrainingDashboard } from '../../contract/reads/profile.ts';
import type { Dashboard, FeedItem, FeedPage, Profile, ProfileChange, ProfileImageUpload, TrainingDashboard, UpdateProfileParams } from '../../contract/generated/profile.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.profile`. */
export interface ProfileEndpoint {
  /**
   * The post feed, newest first; a request without `limit` and `offset`, which the client never sends, gets the caller's profile (older form).
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /feed/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  feed(input?: { query?: {
    /** How many entries at most. */
    limit?: number | undefined;
    /** How many entries to skip. */
    offset?: number | undefined;
  } | undefined }, options?: RequestOptions): PagedCall<FeedPage, FeedItem>;

  /**
   * Changes the caller's profile (older form, used by no screen).
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /feed/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `idempotency_key_reused`
   */
  updateFeedProfile(input?: { body?: ProfileChange | undefined }, options?: RequestOptions): CallPromise<Profile>;

  /**
   * Sets the caller's picture (older form, used by no screen).
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /feed/upload-image/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `payload_too_large`, `unsupported_media_type`, `idempotency_key_reused`, `rate_limited`
   */
  uploadFeedImage(input: { body: ProfileImageUpload }, options?: RequestOptions): CallPromise<Profile>;

  /**
   * The caller's profile.
   *
   * For signed-in members.
   *
   * `GET /me/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  me(options?: RequestOptions): CallPromise<Profile>;

  /**
   * Changes the given fields of the caller's profile and, if sent, the picture. Field errors are in `profile`.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /me/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `payload_too_large`, `unsupported_media_type`, `idempotency_key_reused`, `rate_limited`
   */
  updateMe(input: { body: UpdateProfileParams }, options?: RequestOptions): CallPromise<Profile>;

  /**
   * What the dashboard shows about the caller.
   *
   * For signed-in members.
   *
   * `GET /dashboard/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  dashboard(options?: RequestOptions): CallPromise<Dashboard>;

  /**
   * What decides whether, and at which rate, the caller may register.
   *
   * For signed-in members.
   *
   * `GET /training/dashboard/user/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  trainingDashboard(options?: RequestOptions): CallPromise<TrainingDashboard>;
}

/** The rows of `profile`, for `createCalls`. */
export const profileRows: Rows = {
  feed: { method: 'GET', path: '/feed/', access: 'member', paging: 'offset', queryDefaults: { limit: 10 }, reads: readFeed },
  updateFeedProfile: { method: 'PATCH', path: '/feed/', access: 'member', idempotent: true, reads: readChangedProfile },
  uploadFeedImage: { method: 'POST', path: '/feed/upload-image/', access: 'member', body: 'multipart', idempotent: true, reads: readChangedProfile },
  me: { method: 'GET', path: '/me/', access: 'member', reads: readProfile },
  updateMe: { method: 'PATCH', path: '/me/', access: 'member', body: 'either', idempotent: true, reads: readChangedProfile },
  dashboard: { method: 'GET', path: '/dashboard/', access: 'member', reads: readDashboard },
  trainingDashboard: { method: 'GET', path: '/training/dashboard/user/', access: 'member', reads: readTrainingDashboard },
};
