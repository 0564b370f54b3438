// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Program, ProgramCategory, ProgramDetail, ProgramFilters } from '../../contract/types/programs.ts';
import type { Session, SessionFilters, SessionList } from '../../contract/types/sessions.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';
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
   * @throws {ApiError} with `code` `validation_failed`, `not_found`, `token_invalid`
   */
  sessions(input: { params: { id: string }; query?: SessionFilters | undefined }, options?: RequestOptions): PagedCall<SessionList, Session>;
}
