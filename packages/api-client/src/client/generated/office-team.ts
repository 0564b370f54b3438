// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeAccess, readOfficeList } from '../../contract/reads/office.ts';
import type { AcceptInvitationParams, InviteTeamMemberParams, OfficeAccess, Team, TeamFilters, TeamMember, TeamMemberParams } from '../../contract/generated/office-team.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.team`. */
export interface OfficeTeamEndpoint {
  /**
   * What the caller may do in the office.
   *
   * For the team: owner, manager, front_desk, coach, editor.
   *
   * `GET /office/team/me/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`
   */
  me(options?: RequestOptions): CallPromise<OfficeAccess>;

  /**
   * The people of the team and the open invitations.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/team/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: TeamFilters | undefined }, options?: RequestOptions): PagedCall<Team, TeamMember>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: TeamFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Invites an address to the team by email. The role holds once the invitation is accepted.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/team/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `above_own_rights`, `rate_limited`
   */
  invite(input: { body: InviteTeamMemberParams }, options?: RequestOptions): CallPromise<TeamMember>;

  /**
   * Changes the role or the refund limit of a person of the team.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/team/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `above_own_rights`, `not_found`, `last_owner`, `version_conflict`
   */
  change(input: { params: { id: string }; body: TeamMemberParams }, options?: RequestOptions): CallPromise<TeamMember>;

  /**
   * Removes a person from the team, or withdraws an invitation. The account stays.
   *
   * For the team: owner, manager.
   *
   * `DELETE /office/team/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `above_own_rights`, `not_found`, `last_owner`
   */
  remove(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * Signs a person of the team out everywhere.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/team/{id}/end-sessions/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `above_own_rights`, `not_found`
   */
  endSessions(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * Accepts an invitation to the team, signed in with the address that it was sent to.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/team/invitations/accept/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `invitation_of_another`, `invitation_invalid`, `rate_limited`
   */
  acceptInvitation(input: { body: AcceptInvitationParams }, options?: RequestOptions): CallPromise<OfficeAccess>;
}

/** The rows of `officeTeam`, for `createCalls`. */
export const officeTeamRows: Rows = {
  me: { method: 'GET', path: '/office/team/me/', access: 'member', reads: readOfficeAccess },
  list: { method: 'GET', path: '/office/team/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/team/', access: 'member', reply: 'blob', accept: 'text/csv' },
  invite: { method: 'POST', path: '/office/team/', access: 'member', idempotent: true },
  change: { method: 'PATCH', path: '/office/team/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/team/{id}/', access: 'member', reply: 'nothing' },
  endSessions: { method: 'POST', path: '/office/team/{id}/end-sessions/', access: 'member', reply: 'nothing', idempotent: true },
  acceptInvitation: { method: 'POST', path: '/office/team/invitations/accept/', access: 'member', idempotent: true },
};
