// Generated from the contract by `pnpm run generate`; do not edit.

import { readLinkSigned, readSignedWaiver, readWaiverContent, readWaiverLink, readWaiverStatus } from '../../contract/reads/waiver.ts';
import type { SignWaiverByLinkParams, WaiverAcceptance, WaiverContent, WaiverLink, WaiverLinkSigned, WaiverStatus } from '../../contract/generated/waiver.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `client.waiver`. */
export interface WaiverEndpoint {
  /**
   * The current waiver text with its version and hash, or an earlier version as it was published.
   *
   * For anyone; signed in, the reply is about the caller.
   *
   * `GET /waiver/content/`
   *
   * @throws {ApiError} with `code` `token_invalid`, `not_found`
   */
  content(input?: { query?: {
    /** A version of the waiver. */
    version?: string | undefined;
  } | undefined }, options?: RequestOptions): CallPromise<WaiverContent>;

  /**
   * Which waiver and consents the caller has accepted, and when.
   *
   * For signed-in members.
   *
   * `GET /waiver/status/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  status(options?: RequestOptions): CallPromise<WaiverStatus>;

  /**
   * Accepts waiver and payment consent with a signature.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /waiver/accept/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `profile_incomplete`, `waiver_changed`, `rate_limited`
   */
  accept(input: { body: WaiverAcceptance }, options?: RequestOptions): CallPromise<WaiverStatus>;

  /**
   * The waiver that the caller signed, latest or of one version, as a PDF with the date in its name.
   *
   * For signed-in members.
   *
   * `GET /waiver/download/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`, `rate_limited`
   */
  download(input?: { query?: {
    /** A version of the waiver. */
    version?: string | undefined;
  } | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * What a link of the studio asks somebody to sign. Reading it uses nothing up.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /waiver/links/{token}/`
   *
   * @throws {ApiError} with `code` `not_found`, `link_used`, `link_ended`, `rate_limited`
   */
  readLink(input: { params: { token: string } }, options?: RequestOptions): CallPromise<WaiverLink>;

  /**
   * Signs the waiver by link, once, without a sign-in.
   *
   * Anyone may call it; no token is sent. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /waiver/links/{token}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_found`, `link_used`, `link_ended`, `profile_incomplete`, `waiver_changed`, `rate_limited`
   */
  signLink(input: { params: { token: string }; body: SignWaiverByLinkParams }, options?: RequestOptions): CallPromise<WaiverLinkSigned>;
}

/** The rows of `waiver`, for `createCalls`. */
export const waiverRows: Rows = {
  content: { method: 'GET', path: '/waiver/content/', access: 'either', reads: readWaiverContent },
  status: { method: 'GET', path: '/waiver/status/', access: 'member', reads: readWaiverStatus },
  accept: { method: 'POST', path: '/waiver/accept/', access: 'member', idempotent: true, reads: readSignedWaiver },
  download: { method: 'GET', path: '/waiver/download/', access: 'member', reply: 'blob' },
  readLink: { method: 'GET', path: '/waiver/links/{token}/', access: 'public', reads: readWaiverLink },
  signLink: { method: 'POST', path: '/waiver/links/{token}/', access: 'public', idempotent: true, reads: readLinkSigned },
};
