// Generated from the contract by `pnpm run generate`; do not edit.

import { readSaid } from '../../contract/reads/account.ts';
import type { AccountCreated, ChangePasswordParams, DeleteAccountParams, PasswordResetConfirmation, PasswordResetParams, RegisterParams, ResendVerificationParams, VerifyEmailParams } from '../../contract/generated/account.ts';
import type { MessageReply } from '../../contract/generated/primitives.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `client.account`. */
export interface AccountEndpoint {
  /**
   * Creates an account. An address that already has one is a field error. With `details`, also its profile, address and waiver; with `person`, its name and date of birth.
   *
   * Anyone may call it; no token is sent. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /users/register/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `challenge_failed`, `challenge_expired`, `idempotency_key_reused`, `rate_limited`
   */
  register(input: { body: RegisterParams }, options?: RequestOptions): CallPromise<AccountCreated>;

  /**
   * Emails a reset link if the address has an account. The response is the same if not.
   *
   * Anyone may call it; no token is sent. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /users/password/reset/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `rate_limited`
   */
  requestPasswordReset(input: { body: PasswordResetParams }, options?: RequestOptions): CallPromise<MessageReply>;

  /**
   * Sets a new password with an emailed token and ends every session of the account.
   *
   * Anyone may call it; no token is sent. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /users/password/reset/{uid}/{token}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `reset_link_invalid`, `rate_limited`
   */
  confirmPasswordReset(input: { params: { uid: string; token: string }; body: PasswordResetConfirmation }, options?: RequestOptions): CallPromise<MessageReply>;

  /**
   * Changes the password and ends every other session.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /users/password/change/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `rate_limited`
   */
  changePassword(input: { body: ChangePasswordParams }, options?: RequestOptions): CallPromise<MessageReply>;

  /**
   * Verifies an email address with an emailed token. Does not sign in.
   *
   * Anyone may call it; no token is sent. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /auth/verify-email/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `verification_link_invalid`, `rate_limited`
   */
  verifyEmail(input: { body: VerifyEmailParams }, options?: RequestOptions): CallPromise<MessageReply>;

  /**
   * Emails the verification link again. The response does not reveal whether the address has an account.
   *
   * For anyone; signed in, the reply is about the caller. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /auth/resend-verification/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `token_invalid`, `rate_limited`
   */
  resendVerification(input?: { body?: ResendVerificationParams | undefined }, options?: RequestOptions): CallPromise<MessageReply>;

  /**
   * Deletes the caller's account; needs the password.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /auth/delete-account/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `last_owner`, `in_progress`, `rate_limited`
   */
  deleteAccount(input: { body: DeleteAccountParams }, options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `account`, for `createCalls`. */
export const accountRows: Rows = {
  register: { method: 'POST', path: '/users/register/', access: 'public', idempotent: true },
  requestPasswordReset: { method: 'POST', path: '/users/password/reset/', access: 'public', idempotent: true, reads: readSaid },
  confirmPasswordReset: { method: 'POST', path: '/users/password/reset/{uid}/{token}/', access: 'public', idempotent: true, reads: readSaid },
  changePassword: { method: 'POST', path: '/users/password/change/', access: 'member', idempotent: true, reads: readSaid },
  verifyEmail: { method: 'POST', path: '/auth/verify-email/', access: 'public', idempotent: true, reads: readSaid },
  resendVerification: { method: 'POST', path: '/auth/resend-verification/', access: 'either', idempotent: true, reads: readSaid },
  deleteAccount: { method: 'POST', path: '/auth/delete-account/', access: 'member', reply: 'nothing', idempotent: true },
};
