// Generated from the contract by `pnpm run generate`; do not edit.

import { readCoach, readCoaches } from '../../contract/reads/coaches.ts';
import type { CoachDetail } from '../../contract/generated/coaches.ts';
import type { Coach } from '../../contract/generated/sessions.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.coaches`. */
export interface CoachesEndpoint {
  /**
   * Every coach, by name.
   *
   * Anyone may call it; no token is sent. `for await` gives the entries, of all pages.
   *
   * `GET /training/coaches/`
   */
  list(options?: RequestOptions): PagedCall<Coach[], Coach>;

  /**
   * One coach, by public id or slug, with programs.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /training/coaches/{id}/`
   *
   * @throws {ApiError} with `code` `not_found`
   */
  detail(input: { params: { id: string } }, options?: RequestOptions): CallPromise<CoachDetail>;
}

/** The rows of `coaches`, for `createCalls`. */
export const coachesRows: Rows = {
  list: { method: 'GET', path: '/training/coaches/', access: 'public', paging: 'all', reads: readCoaches },
  detail: { method: 'GET', path: '/training/coaches/{id}/', access: 'public', reads: readCoach },
};
