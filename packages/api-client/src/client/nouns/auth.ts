// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Permission, RefreshParams, RefreshedTokens, Roles, SignInParams, Tokens } from '../../contract/types/auth.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';

/** The calls of `client.auth`. */
export interface AuthEndpoint {
  /**
   * Signs in with an email address and password; returns an access and a refresh token.
   *
   * Anyone may call it; no token is sent.
   *
   * `POST /token/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `invalid_credentials`, `rate_limited`
   */
  signIn(input: { body: SignInParams }, options?: RequestOptions): CallPromise<Tokens>;

  /**
   * Returns a new access token, and the next refresh token where the server rotates them.
   *
   * Anyone may call it; no token is sent.
   *
   * `POST /token/refresh/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `token_invalid`, `rate_limited`
   */
  refresh(input: { body: RefreshParams }, options?: RequestOptions): CallPromise<RefreshedTokens>;

  /**
   * Ends the session of the refresh token. An unknown token is not an error.
   *
   * For anyone; signed in, the reply is about the caller.
   *
   * `POST /auth/logout/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `token_invalid`
   */
  signOut(input: { body: RefreshParams }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * Whether the caller has a permission.
   *
   * For signed-in members.
   *
   * `GET /auth/check-permission/{perm}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  checkPermission(input: { params: { perm: string } }, options?: RequestOptions): CallPromise<Permission>;

  /**
   * The caller's roles.
   *
   * For signed-in members.
   *
   * `GET /auth/roles/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  roles(options?: RequestOptions): CallPromise<Roles>;
}
