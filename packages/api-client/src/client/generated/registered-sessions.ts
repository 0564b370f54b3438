// Generated from the contract by `pnpm run generate`; do not edit.

import { readRegisteredSessions } from '../../contract/reads/registered-sessions.ts';
import type { CalendarEntry, Material, MessagePage, MoveOptions, MoveParams, MoveResult, Participant, RegisteredSession, RegisteredSessionDetail, SessionMessage, SessionUpdate } from '../../contract/generated/registered-sessions.ts';
import type { CancelParams, CancellationResult, Feedback, FeedbackParams, RefundPreview } from '../../contract/generated/registrations.ts';
import type { MessageParams } from '../../contract/generated/roster.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.registeredSessions`. */
export interface RegisteredSessionsEndpoint {
  /**
   * Sessions the caller is registered for, upcoming and completed.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /sessions/registered/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  list(options?: RequestOptions): PagedCall<RegisteredSession[], RegisteredSession>;

  /**
   * One registered session with plan, instalments, ledger and the refund that cancelling would give.
   *
   * For signed-in members.
   *
   * `GET /sessions/registered/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  detail(input: { params: { id: string } }, options?: RequestOptions): CallPromise<RegisteredSessionDetail>;

  /**
   * Cancels the registration and refunds what the policy allows.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /sessions/registered/{id}/cancel/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `cannot_cancel`, `in_progress`
   */
  cancel(input: { params: { id: string }; body?: CancelParams | undefined }, options?: RequestOptions): CallPromise<CancellationResult>;

  /**
   * The refund that cancelling now would give, computed as the ledger does.
   *
   * For signed-in members.
   *
   * `GET /sessions/registered/{id}/cancel/preview/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  cancelPreview(input: { params: { id: string } }, options?: RequestOptions): CallPromise<RefundPreview>;

  /**
   * The other dates of the program, each with what moving there charges, refunds and leaves open.
   *
   * For signed-in members.
   *
   * `GET /sessions/registered/{id}/move/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  moveOptions(input: { params: { id: string } }, options?: RequestOptions): CallPromise<MoveOptions>;

  /**
   * Moves the registration to another date of its program: both seats change at once, or nothing does.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /sessions/registered/{id}/move/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `cannot_move`, `waiver_required`, `profile_incomplete`, `age_restricted`, `registration_closed`, `session_full`, `already_registered`, `plan_unavailable`, `price_changed`, `payment_failed`, `in_progress`, `idempotency_key_reused`, `rate_limited`
   */
  move(input: { params: { id: string }; body: MoveParams }, options?: RequestOptions): CallPromise<MoveResult>;

  /**
   * Updates about the session.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /sessions/registered/{id}/updates/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  updates(input: { params: { id: string } }, options?: RequestOptions): PagedCall<SessionUpdate[], SessionUpdate>;

  /**
   * Marks the updates as read.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /sessions/registered/{id}/updates/read/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  markUpdatesRead(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * Messages between the people of the session and its coach, oldest first: the chat of the session.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /sessions/registered/{id}/messages/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`
   */
  messages(input: { params: { id: string }; query?: MessagePage | undefined }, options?: RequestOptions): PagedCall<SessionMessage[], SessionMessage>;

  /**
   * Sends a message to the people of the session until it ends.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /sessions/registered/{id}/messages/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `thread_closed`, `rate_limited`
   */
  sendMessage(input: { params: { id: string }; body: MessageParams }, options?: RequestOptions): CallPromise<SessionMessage>;

  /**
   * The other participants: first name and initial.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /sessions/registered/{id}/participants/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  participants(input: { params: { id: string } }, options?: RequestOptions): PagedCall<Participant[], Participant>;

  /**
   * Files that belong to the session.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /sessions/registered/{id}/materials/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  materials(input: { params: { id: string } }, options?: RequestOptions): PagedCall<Material[], Material>;

  /**
   * One of the session's files.
   *
   * For signed-in members.
   *
   * `GET /sessions/registered/{id}/materials/{materialId}/download/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  downloadMaterial(input: { params: { id: string; materialId: string } }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Rates a session that has ended, as a participant.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /sessions/registered/{id}/feedback/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `feedback_not_open`, `feedback_given`
   */
  feedback(input: { params: { id: string }; body: FeedbackParams }, options?: RequestOptions): CallPromise<Feedback>;

  /**
   * Adds the session to a calendar: `ics` returns text/calendar, `google` and `outlook` a link.
   *
   * For signed-in members.
   *
   * `GET /sessions/registered/{id}/calendar/{type}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  calendar(input: { params: { id: string; type: string } }, options?: RequestOptions): CallPromise<CalendarEntry>;
}

/** The rows of `registeredSessions`, for `createCalls`. */
export const registeredSessionsRows: Rows = {
  list: { method: 'GET', path: '/sessions/registered/', access: 'member', paging: 'all', reads: readRegisteredSessions },
};
