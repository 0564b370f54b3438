// Generated from the contract by `pnpm run generate`; do not edit.

import { readOwnSignIns, readRefreshed, readTokens } from '../../contract/reads/auth.ts';
import type { OwnSignIn, Permission, RefreshParams, RefreshedTokens, Roles, SignInParams, Tokens, UnlockParams } from '../../contract/generated/auth.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

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
   * Locks the sign-in of this call, before its device is handed over. Its sockets close, and every call but the unlocking and the sign-out gets 423.
   *
   * For signed-in members.
   *
   * `POST /auth/lock/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  lock(options?: RequestOptions): CallPromise<undefined>;

  /**
   * Unlocks the sign-in of this call. Five wrong passwords end it.
   *
   * For signed-in members.
   *
   * `POST /auth/unlock/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `rate_limited`
   */
  unlock(input: { body: UnlockParams }, options?: RequestOptions): CallPromise<undefined>;

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

  /**
   * Where the caller is signed in: the current sign-in first, then the most recently used.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /auth/sign-ins/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  signIns(options?: RequestOptions): PagedCall<OwnSignIn[], OwnSignIn>;

  /**
   * Ends one sign-in of the caller. Its tokens stop working, and its chat closes.
   *
   * For signed-in members.
   *
   * `DELETE /auth/sign-ins/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  endSignIn(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * Ends every sign-in of the caller except the current one.
   *
   * For signed-in members.
   *
   * `POST /auth/sign-ins/end-others/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  endOtherSignIns(options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `auth`, for `createCalls`. */
export const authRows: Rows = {
  signIn: { method: 'POST', path: '/token/', access: 'public', reads: readTokens },
  refresh: { method: 'POST', path: '/token/refresh/', access: 'public', reads: readRefreshed },
  signOut: { method: 'POST', path: '/auth/logout/', access: 'either', reply: 'nothing' },
  lock: { method: 'POST', path: '/auth/lock/', access: 'member', reply: 'nothing' },
  unlock: { method: 'POST', path: '/auth/unlock/', access: 'member', reply: 'nothing' },
  checkPermission: { method: 'GET', path: '/auth/check-permission/{perm}/', access: 'member' },
  roles: { method: 'GET', path: '/auth/roles/', access: 'member' },
  signIns: { method: 'GET', path: '/auth/sign-ins/', access: 'member', paging: 'all', reads: readOwnSignIns },
  endSignIn: { method: 'DELETE', path: '/auth/sign-ins/{id}/', access: 'member', reply: 'nothing' },
  endOtherSignIns: { method: 'POST', path: '/auth/sign-ins/end-others/', access: 'member', reply: 'nothing' },
};
