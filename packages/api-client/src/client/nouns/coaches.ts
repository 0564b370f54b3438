// Written by `pnpm run wire-table` from the contract; do not edit.
import type { CoachDetail } from '../../contract/types/coaches.ts';
import type { Coach } from '../../contract/types/sessions.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions } from '../../http/perform.ts';
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
