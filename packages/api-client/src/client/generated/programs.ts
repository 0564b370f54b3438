// Generated from the contract by `pnpm run generate`; do not edit.

import { readCategories, readProgramDetail, readPrograms } from '../../contract/reads/programs.ts';
import { readSessionList } from '../../contract/reads/sessions.ts';
import type { Program, ProgramCategory, ProgramDetail, ProgramFilters } from '../../contract/generated/programs.ts';
import type { Session, SessionFilters, SessionList } from '../../contract/generated/sessions.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.programs`. */
export interface ProgramsEndpoint {
  /**
   * Training programs.
   *
   * For anyone; signed in, the reply is about the caller. `for await` gives the entries, of all pages.
   *
   * `GET /training/programs/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `token_invalid`
   */
  list(input?: { query?: ProgramFilters | undefined }, options?: RequestOptions): PagedCall<Program[], Program>;

  /**
   * Categories of programs, for the filter tiles.
   *
   * For anyone; signed in, the reply is about the caller. `for await` gives the entries, of all pages.
   *
   * `GET /training/programs/categories/`
   *
   * @throws {ApiError} with `code` `token_invalid`
   */
  categories(options?: RequestOptions): PagedCall<ProgramCategory[], ProgramCategory>;

  /**
   * Featured programs.
   *
   * For anyone; signed in, the reply is about the caller. `for await` gives the entries, of all pages.
   *
   * `GET /training/programs/featured/`
   *
   * @throws {ApiError} with `code` `token_invalid`
   */
  featured(options?: RequestOptions): PagedCall<Program[], Program>;

  /**
   * One program, by its public id or slug.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /training/programs/{id}/`
   *
   * @throws {ApiError} with `code` `not_found`
   */
  detail(input: { params: { id: string } }, options?: RequestOptions): CallPromise<ProgramDetail>;

  /**
   * Sessions of a program.
   *
   * For anyone; signed in, the reply is about the caller. `for await` gives the entries, of all pages.
   *
   * `GET /training/programs/{id}/sessions/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `token_invalid`, `not_found`
   */
  sessions(input: { params: { id: string }; query?: SessionFilters | undefined }, options?: RequestOptions): PagedCall<SessionList, Session>;
}

/** The rows of `programs`, for `createCalls`. */
export const programsRows: Rows = {
  list: { method: 'GET', path: '/training/programs/', access: 'either', paging: 'offset', reads: readPrograms },
  categories: { method: 'GET', path: '/training/programs/categories/', access: 'either', paging: 'all', reads: readCategories },
  featured: { method: 'GET', path: '/training/programs/featured/', access: 'either', paging: 'all', reads: readPrograms },
  detail: { method: 'GET', path: '/training/programs/{id}/', access: 'public', reads: readProgramDetail },
  sessions: { method: 'GET', path: '/training/programs/{id}/sessions/', access: 'either', paging: 'offset', reads: readSessionList },
};
