// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { ChangeProgramParams, CreateProgramParams, OfficeProgram, OfficeProgramFilters, OfficePrograms } from '../../contract/generated/office-catalogue.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.programs`. */
export interface OfficeProgramsEndpoint {
  /**
   * The programs, those that are archived too.
   *
   * For the team: owner, manager, front_desk, editor. `for await` gives the entries, of all pages.
   *
   * `GET /office/programs/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficeProgramFilters | undefined }, options?: RequestOptions): PagedCall<OfficePrograms, OfficeProgram>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficeProgramFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Creates a program.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/programs/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  create(input: { body: CreateProgramParams }, options?: RequestOptions): CallPromise<OfficeProgram>;

  /**
   * One program.
   *
   * For the team: owner, manager, front_desk, editor.
   *
   * `GET /office/programs/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeProgram>;

  /**
   * Changes the given fields of a program, or archives it.
   *
   * For the team: owner, manager, editor. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/programs/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`
   */
  change(input: { params: { id: string }; body: ChangeProgramParams }, options?: RequestOptions): CallPromise<OfficeProgram>;

  /**
   * Deletes a program that was never used.
   *
   * For the team: owner, manager, editor.
   *
   * `DELETE /office/programs/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `has_history`
   */
  remove(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `officePrograms`, for `createCalls`. */
export const officeProgramsRows: Rows = {
  list: { method: 'GET', path: '/office/programs/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/programs/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/programs/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/programs/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/programs/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/programs/{id}/', access: 'member', reply: 'nothing' },
};
