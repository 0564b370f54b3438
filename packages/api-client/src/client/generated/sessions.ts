// Generated from the contract by `pnpm run generate`; do not edit.

import { readSession } from '../../contract/reads/session.ts';
import { readAvailability, readSessionFacets, readSessionList, readUpcoming } from '../../contract/reads/sessions.ts';
import type { AttendanceParams, MessageParams, MessageSent, Roster, RosterQuery } from '../../contract/generated/roster.ts';
import type { Availability, FacetFilters, Session, SessionFacets, SessionFilters, SessionList, UpcomingSessions } from '../../contract/generated/sessions.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.sessions`. */
export interface SessionsEndpoint {
  /**
   * Sessions that have not started yet, soonest first.
   *
   * For anyone; signed in, the reply is about the caller. `for await` gives the entries, of all pages.
   *
   * `GET /training/sessions/upcoming/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `token_invalid`
   */
  upcoming(input?: { query?: SessionFilters | undefined }, options?: RequestOptions): PagedCall<UpcomingSessions, Session>;

  /**
   * How many upcoming sessions each filter leaves, and on which days.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /training/sessions/facets/`
   *
   * @throws {ApiError} with `code` `validation_failed`
   */
  facets(input?: { query?: FacetFilters | undefined }, options?: RequestOptions): CallPromise<SessionFacets>;

  /**
   * One session.
   *
   * For anyone; signed in, the reply is about the caller.
   *
   * `GET /training/sessions/{id}/`
   *
   * @throws {ApiError} with `code` `token_invalid`, `not_found`
   */
  detail(input: { params: { id: string } }, options?: RequestOptions): CallPromise<Session>;

  /**
   * Sessions by filter, soonest first.
   *
   * For anyone; signed in, the reply is about the caller. `for await` gives the entries, of all pages.
   *
   * `GET /training/sessions/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `token_invalid`
   */
  list(input?: { query?: SessionFilters | undefined }, options?: RequestOptions): PagedCall<SessionList, Session>;

  /**
   * Spots left, and whether the caller can register.
   *
   * For anyone; signed in, the reply is about the caller.
   *
   * `GET /training/sessions/{id}/availability/`
   *
   * @throws {ApiError} with `code` `token_invalid`, `not_found`
   */
  availability(input: { params: { id: string } }, options?: RequestOptions): CallPromise<Availability>;

  /**
   * The roster of a session and the attendance of one meeting, for its coach and staff.
   *
   * For the team: owner, manager, front_desk, coach.
   *
   * `GET /training/sessions/{id}/roster/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  roster(input: { params: { id: string }; query?: RosterQuery | undefined }, options?: RequestOptions): CallPromise<Roster>;

  /**
   * The roster as a CSV file.
   *
   * For the team: owner, manager, front_desk, coach.
   *
   * `POST /training/sessions/{id}/roster/export/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  exportRoster(input: { params: { id: string } }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Records attendance of one meeting.
   *
   * For the team: owner, manager, front_desk, coach. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /training/sessions/{id}/attendance/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  attendance(input: { params: { id: string }; body: AttendanceParams }, options?: RequestOptions): CallPromise<Roster>;

  /**
   * Emails everyone registered for the session.
   *
   * For the team: owner, manager, front_desk, coach. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /training/sessions/{id}/message/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `thread_closed`, `rate_limited`
   */
  message(input: { params: { id: string }; body: MessageParams }, options?: RequestOptions): CallPromise<MessageSent>;
}

/** The rows of `sessions`, for `createCalls`. */
export const sessionsRows: Rows = {
  upcoming: { method: 'GET', path: '/training/sessions/upcoming/', access: 'either', paging: 'offset', reads: readUpcoming },
  facets: { method: 'GET', path: '/training/sessions/facets/', access: 'public', reads: readSessionFacets },
  detail: { method: 'GET', path: '/training/sessions/{id}/', access: 'either', reads: readSession },
  list: { method: 'GET', path: '/training/sessions/', access: 'either', paging: 'offset', reads: readSessionList },
  availability: { method: 'GET', path: '/training/sessions/{id}/availability/', access: 'either', reads: readAvailability },
  roster: { method: 'GET', path: '/training/sessions/{id}/roster/', access: 'member' },
  exportRoster: { method: 'POST', path: '/training/sessions/{id}/roster/export/', access: 'member', reply: 'blob' },
  attendance: { method: 'PATCH', path: '/training/sessions/{id}/attendance/', access: 'member', idempotent: true },
  message: { method: 'POST', path: '/training/sessions/{id}/message/', access: 'member', idempotent: true },
};
